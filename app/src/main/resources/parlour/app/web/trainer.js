// Deals cards and keeps the exact regret of the way the player treats them: that of the terminal's trainer.
import { ask, byId, make } from './page.js';
import { fraction, minus, multiple, over, plus, roughly, text, zero } from './fraction.js';

let study;
let copies;
let dealt;
let tally;
let decisions;

const choices = () => study[byId('role').value].choices;
const choice = () => choices().find(({ card }) => card === dealt);
const NEVER = { times: 0, kept: 0 };

/** What keeping gains for the player, compared with changing. Payoffs are the receiver's. */
function gain({ kept, changed }) {
  const receivers = minus(fraction(kept), fraction(changed));
  return byId('role').value === 'receiver' ? receivers : minus(zero, receivers);
}

/** What it loses to treat a card as was done so far: the share of the wrong choices, of what one loses. */
function lost(choice, { times, kept }) {
  const better = gain(choice);
  const wrong = better.num > 0n ? times - kept : kept;
  return times === 0 ? zero : over(multiple(better.num < 0n ? minus(zero, better) : better, wrong), times);
}

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
  const better = gain(choice()).num;
  const chosen = keeps ? better : -better;
  const regret = lost(choice(), { times: 1, kept: keeps ? 1 : 0 });
  const entry = tally.get(dealt) ?? NEVER;
  tally.set(dealt, { times: entry.times + 1, kept: entry.kept + (keeps ? 1 : 0) });
  decisions += 1;
  const verb = keeps ? 'Keeping' : 'Changing';
  byId('told').textContent = `${verb} ${dealt}: ${chosen > 0n ? 'right' : chosen === 0n ? 'as good as the other' : `a regret of ${text(regret)}`}. Kept, the receiver wins ${text(fraction(kept))} of all deals with it; changed, ${text(fraction(changed))}.`;
  deal();
  render();
}

function render() {
  let total = zero;
  const rows = choices().map((one) => {
    const entry = tally.get(one.card) ?? NEVER;
    const regret = lost(one, entry);
    total = plus(total, regret);
    const better = gain(one).num;
    return make('tr', {}, make('th', { scope: 'row' }, String(one.card)), make('td', {}, String(entry.times)),
      make('td', {}, String(entry.kept)), make('td', {}, entry.times === 0 ? '?' : better > 0n ? 'keep' : better < 0n ? 'change' : 'either'),
      make('td', { class: 'mono' }, text(regret)));
  });
  byId('regrets').tBodies[0].replaceChildren(...rows);
  byId('total').textContent = decisions === 0 ? '' : `${decisions} ${decisions === 1 ? 'choice' : 'choices'}. Who goes on like this loses ${text(total)} of all deals (about ${roughly(total)}) to the best reply.`;
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
