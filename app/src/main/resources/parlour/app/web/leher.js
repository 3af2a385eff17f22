// Le Her: the exact solution, and a trainer.
import { answerWords } from './answer.js';
import { fraction, roughly, text } from './fraction.js';
import {
  address, ask, askText, byId, complain, elsewhere, formInstance, games, keyFields, make, pictureWidth, setPicture, stepper, values,
} from './page.js';
import { listen, train } from './trainer.js';

const TOGGLES = ['kingRefusal', 'voidKing'];
let game;

const current = () => new URLSearchParams(location.search).get('instance') ?? 'leher(cards=13)';

function showMixes(answer) {
  const rows = [['receiver', answer.rowMix], ['dealer', answer.columnMix]].flatMap(([player, mix]) =>
    (mix ?? []).map((part) => make('tr', {}, make('th', { scope: 'row' }, player), make('td', {}, String(part.threshold)),
      make('td', { class: 'mono' }, text(fraction(part))))));
  byId('mixes').tBodies[0].replaceChildren(...rows);
  byId('mixes').hidden = rows.length === 0;
}

async function solve() {
  const instance = current();
  complain();
  try {
    const answer = await ask('solve', { instance, why: 'true' });
    byId('instance').textContent = answer.instance;
    byId('say').textContent = answer.value ? 'With best play on both sides the receiver wins with probability' : answerWords(answer);
    byId('value').textContent = answer.value ? `${text(fraction(answer.value))} (about ${roughly(fraction(answer.value))})` : '';
    showMixes(answer);
    stepper(byId('why'), answer.why ?? []);
    byId('save-svg').href = address('show', { instance });
    byId('save-proof').href = address('proof', { instance });
    setPicture(byId('picture'), await askText('show', { instance, width: pictureWidth(byId('picture')) }));
  } catch (error) {
    complain(error);
    for (const id of ['instance', 'say', 'value', 'picture']) byId(id).textContent = '';
    byId('mixes').hidden = byId('trainer').hidden = true;
    stepper(byId('why'), []);
    byId('setup').open = true;
    return;
  }
  try {
    const { deck } = values(instance);
    await train(instance, (card) => (deck ? Number(deck.split(/\s+/)[card - 1]) : 1));
    byId('trainer').hidden = false;
  } catch {
    byId('trainer').hidden = true;
  }
}

function fill() {
  const given = values(current());
  const plain = { ...game, parameters: game.parameters.filter(({ key }) => !TOGGLES.includes(key)) };
  keyFields(byId('keys'), plain, given);
  for (const key of TOGGLES) byId('keys').elements[`toggle-${key}`].checked = given[key] === 'true';
}

function submit(event) {
  event.preventDefault();
  const form = byId('keys');
  for (const key of TOGGLES) {
    form.elements[key]?.remove();
    form.append(make('input', { type: 'hidden', name: key, value: form.elements[`toggle-${key}`].checked ? 'true' : '' }));
  }
  history.pushState(null, '', `${location.pathname}?instance=${encodeURIComponent(formInstance(form, game))}`);
  solve();
}

async function begin() {
  const all = await games();
  game = all.find(({ game: id }) => id === 'leher');
  if (elsewhere(current(), all, location.search)) return;
  byId('rules').textContent = game.rules;
  byId('notation').textContent = game.notation;
  byId('citations').replaceChildren(...game.citations.map((source) => make('li', {}, source)));
  byId('examples').replaceChildren(...game.examples.map((example) => make('li', {},
    make('a', { href: `${location.pathname}?instance=${encodeURIComponent(example)}` }, example))));
  fill();
  if (matchMedia('(max-width: 60rem)').matches) byId('setup').open = false;
  byId('keys').onsubmit = submit;
  addEventListener('popstate', () => { if (!location.hash) { fill(); solve(); } });
  listen();
  await solve();
}

begin().catch(complain);
