// Deals cards and keeps the exact regret of what the player does with them.
import { ask, byId, make } from './page.js';
import { fraction, minus, over, plus, roughly, text, zero } from './fraction.js';

let study;
let copies;
let dealt;
let tally;
let decisions;

const choices = () => study[byId('role').value].choices;
const choice = () => choices().find(({ card }) => card === dealt);
/** Payoffs are the receiver's; the dealer wants the other one. */
const sign = () => (byId('role').value === 'receiver' ? 1n : -1n);

/** Starts with a deck: how many copies there are of each rank. */
export async function train(instance, deck) {
  study = await ask('study', { instance, receiver: 'optimal', dealer: 'optimal' });
  copies = deck;
  reset();
}

function reset() {
  tally = new Map();
  decisions = 0;
  byId('told').textContent = '';
  deal();
  render();
}

function deal() {
  const cards = choices().flatMap(({ card }) => Array(copies(card)).fill(card));
  const dice = crypto.getRandomValues(new Uint32Array(1))[0];
  dealt = cards[dice % cards.length];
  byId('dealt').textContent = String(dealt);
}

function decide(keeps) {
  if (!study) return;
  const { kept, changed } = choice();
  const gain = minus(fraction(kept), fraction(changed));
  const better = sign() * gain.num;
  const chosen = keeps ? better : -better;
  const regret = chosen < 0n ? { num: gain.num < 0n ? -gain.num : gain.num, den: gain.den } : zero;
  const entry = tally.get(dealt) ?? { times: 0, kept: 0, regret: zero };
  tally.set(dealt, { times: entry.times + 1, kept: entry.kept + (keeps ? 1 : 0), regret: plus(entry.regret, regret) });
  decisions += 1;
  const verb = keeps ? 'Keeping' : 'Changing';
  byId('told').textContent = `${verb} ${dealt}: ${chosen > 0n ? 'right' : chosen === 0n ? 'as good as the other' : `a regret of ${text(regret)}`}. Kept, the receiver wins ${text(fraction(kept))} of all deals with it; changed, ${text(fraction(changed))}.`;
  deal();
  render();
}

function render() {
  let total = zero;
  const rows = choices().map(({ card, kept, changed }) => {
    const entry = tally.get(card) ?? { times: 0, kept: 0, regret: zero };
    total = plus(total, entry.regret);
    const better = sign() * minus(fraction(kept), fraction(changed)).num;
    return make('tr', {}, make('th', { scope: 'row' }, String(card)), make('td', {}, String(entry.times)),
      make('td', {}, String(entry.kept)), make('td', {}, entry.times === 0 ? '?' : better > 0n ? 'keep' : better < 0n ? 'change' : 'either'),
      make('td', { class: 'mono' }, text(entry.regret)));
  });
  byId('regrets').tBodies[0].replaceChildren(...rows);
  byId('total').textContent = decisions === 0 ? '' : `${decisions} ${decisions === 1 ? 'deal' : 'deals'}, regret ${text(total)} in all, ${text(over(total, decisions))} a deal (about ${roughly(over(total, decisions))}).`;
}

/** Listens to the buttons and keys. */
export function listen() {
  byId('keep').onclick = () => decide(true);
  byId('change').onclick = () => decide(false);
  byId('role').onchange = reset;
  document.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || /^(INPUT|TEXTAREA|SELECT)$/.test(event.target.tagName)) return;
    if (event.key === 'k') decide(true);
    if (event.key === 'c') decide(false);
  });
}
