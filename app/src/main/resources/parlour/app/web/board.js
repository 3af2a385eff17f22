// A board for any game that is played move by move.
import { answerWords, outcomeWords } from './answer.js';
import { arrowKeys, clickable, moveButtons, moveTable } from './moves.js';
import {
  address, ask, askText, byId, complain, elsewhere, formInstance, games, keyFields, make, pictureWidth, setPicture, stepper, values,
} from './page.js';
import { link, read, search, write } from './state.js';

const PAUSE = matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 350;
const known = new Map();
const settled = new Set();
let all;
let game;
let state;
let rows = [];
let turn = 0;
let watching;
/** What is asked again with more time once everything else is shown. */
let later;

const key = (n, valued, of = state) => `${valued ? 'v' : ''} ${of.instance} ${of.line.slice(0, n).join(' ')}`;
const ply = (n) => known.get(key(n, true)) ?? known.get(key(n, false));
const instance = () => ply(state.at).instance;
const isOver = () => ply(state.at).result !== undefined;
const mover = (n) => (n % 2 === 0 ? 'first' : 'second');
const isYours = () => state.you === 'both' || state.you === mover(state.at);

/** Learns where the moves of a line lead; with hints, what they changed. */
async function learn(of = state) {
  const valued = of.hints;
  let from = of.line.length;
  while (from >= 0 && !known.has(key(from, valued, of))) from -= 1;
  if (from === of.line.length) return;
  const start = from < 0 ? of.instance : known.get(key(from, valued, of)).instance;
  const told = await ask('line', {
    instance: start, line: of.line.slice(Math.max(from, 0)).join(' '), values: valued ? 'true' : undefined, quick: 'true',
  });
  if (from < 0) known.set(key(0, valued, of), { instance: told.instance, mover: told.mover, result: told.result });
  told.plies.forEach((one, i) => known.set(key(Math.max(from, 0) + i + 1, valued, of), one));
}

/** Asks again, with more time, what the players can force where that was not settled at once. */
async function settle(mine) {
  const all = [...state.line.keys(), state.line.length];
  const open = all.filter((n) => ply(n)?.mover === 'unknown' && !settled.has(key(n, true)));
  if (!state.hints || open.length === 0) return;
  open.forEach((n) => settled.add(key(n, true)));
  const keys = all.map((n) => key(n, true));
  const told = await ask('line', { instance: state.instance, line: state.line.join(' '), values: 'true' });
  [told, ...told.plies].forEach((one, i) => known.set(keys[i], one));
  if (mine === turn) renderStrip();
}

/** Shows the position again after something changed. */
async function refresh(replacing = false) {
  turn += 1;
  const mine = turn;
  complain();
  byId('long').hidden = true;
  watching?.close();
  later = undefined;
  try {
    await learn();
    if (mine !== turn) return;
    write(state, replacing);
    render();
    const opponents = !isOver() && !isYours() && state.at === state.line.length;
    await Promise.all([showMoves(mine, opponents), showPicture(mine)]);
    if (mine === turn && opponents) await reply(mine);
    if (mine === turn) await showSteps(mine);
    if (mine === turn && byId('why').open) await explain();
    if (mine === turn) await later?.();
    if (mine === turn) await settle(mine);
  } catch (error) {
    if (mine === turn) { complain(error); byId('say').textContent = ''; if (!ply(state.at)) showNothing(); }
  }
}

/** There is no position to show: what can be done is to set one up. */
function showNothing() {
  for (const id of ['undo', 'redo', 'hints', 'again']) byId(id).disabled = true;
  byId('name').hidden = true;
  byId('setup').open = true;
}

function render() {
  byId('hints').disabled = byId('again').disabled = false;
  byId('instance').textContent = instance();
  document.title = `${game.title} · Parlour`;
  byId('undo').disabled = state.at === 0;
  byId('redo').disabled = state.at === state.line.length;
  byId('hints').setAttribute('aria-pressed', String(state.hints));
  byId('you').value = state.you;
  byId('opponent').value = state.opponent;
  byId('name').hidden = isOver();
  byId('name-label').textContent = 'Or name a move';
  byId('moves-title').textContent = isOver() ? 'The play is over' : state.you === 'both' ? `Move of the ${mover(state.at)} player` : isYours() ? 'Your move' : 'The opponent is to move';
  byId('say').textContent = sentence();
  renderStrip();
  renderLinks();
}

function sentence() {
  const { result } = ply(state.at);
  const last = state.at > 0 ? state.line[state.at - 1] : undefined;
  const by = mover(state.at + 1);
  const lastWords = last === undefined ? '' : state.you === by ? `You played ${last}. ` : state.you === mover(state.at) ? `The opponent played ${last}. ` : `The ${by} player played ${last}. `;
  if (result === 'drawn') return `${lastWords}The play is drawn.`;
  if (result) {
    const winner = result === 'won' ? mover(state.at) : by;
    return `${lastWords}${state.you === winner ? 'You win!' : ['both', 'none'].includes(state.you) ? `The ${winner} player wins.` : 'The opponent wins.'}`;
  }
  return `${lastWords}${state.you === 'both' ? `The ${mover(state.at)} player is to move.` : isYours() ? 'Your turn.' : 'The opponent is thinking.'}`;
}

const letters = { wins: 'W', loses: 'L', draws: 'D', unknown: '?' };
const opposite = { wins: 'loses', loses: 'wins', draws: 'draws', unknown: 'unknown' };

/** What the first player can force at a ply of the line, if it is known. */
function firstsProspect(n) {
  const told = ply(n)?.mover;
  return told && (n % 2 === 0 ? told : opposite[told]);
}

function renderStrip() {
  const valued = state.hints;
  byId('strip-note').textContent = valued
    ? 'Below each move: what the first player can force after it. W wins, L loses, D draws, ? unknown; ?? marks a blunder, a move that changed the outcome.'
    : state.line.length ? 'Select a move to go back to it.' : 'No move yet.';
  byId('strip').replaceChildren(...[undefined, ...state.line].map((move, n) => {
    const value = valued ? firstsProspect(n) : undefined;
    const blunder = valued && ply(n)?.blunder;
    const said = move === undefined ? 'start' : `move ${n}, ${mover(n - 1)} player: ${move}`;
    return make('li', {}, make('button', {
      type: 'button', class: value, 'aria-current': n === state.at ? 'step' : undefined,
      'aria-label': `${said}${value ? `; the first player ${value === 'unknown' ? 'can force what is not known yet' : value}` : ''}${blunder ? '; a blunder' : ''}`,
      onclick: () => { state.at = n; refresh(); },
    }, make('span', { class: blunder ? 'blunder' : undefined }, move === undefined ? 'start' : `${move}${blunder ? ' ??' : ''}`),
    ...(value ? [make('small', {}, letters[value])] : [])));
  }));
}

async function showMoves(mine, opponents, quick = 'true') {
  if (isOver()) {
    rows = [];
    moveButtons([], false, false, play);
    moveTable([], false, play);
    byId('table-card').hidden = byId('outcome').hidden = true;
    return;
  }
  const told = await ask('moves', { instance: instance(), quick });
  if (mine !== turn) return;
  rows = told.moves ?? [];
  moveButtons(rows, state.hints, !opponents, play);
  moveTable(rows, !opponents, play);
  byId('table-card').hidden = !state.hints || rows.length === 0;
  byId('outcome').hidden = !state.hints;
  const isOpen = rows.some(({ outcome }) => outcome === 'unknown');
  byId('long').hidden = told.moves !== undefined && !(isOpen && state.hints);
  byId('progress').textContent = told.moves ? 'Not every move is decided yet.' : 'The moves are not known yet; any that is legal can be named.';
  if (told.moves && state.hints) await showOutcome(mine);
  if (quick && (!told.moves || (isOpen && state.hints))) later = () => showMovesAgain(mine, opponents);
}

/** Asks with more time for what was not settled at once; whoever steps through the moves stays there. */
async function showMovesAgain(mine, opponents) {
  const at = [...byId('moves').children].indexOf(document.activeElement);
  await showMoves(mine, opponents, '');
  if (mine === turn && document.activeElement === document.body) byId('moves').children[at]?.focus();
}

async function showOutcome(mine) {
  const isOpen = rows.some(({ outcome }) => outcome === 'unknown') && !rows.some(({ wins }) => wins);
  byId('outcome').textContent = isOpen ? 'Unknown: no winning move is known, and not every move is known to lose.' : '';
  const answer = await ask('solve', { instance: instance(), outcome: 'true' });
  if (mine !== turn) return;
  byId('outcome').textContent = answer.outcome ? outcomeWords(answer.outcome) : answerWords(answer);
}

async function showPicture(mine) {
  const place = byId('picture');
  const svg = await askText('show', {
    instance: instance(), width: pictureWidth(place), board: state.hints ? undefined : 'true',
  });
  if (mine !== turn) return;
  const picture = setPicture(place, svg);
  byId('described').textContent = picture.querySelector('desc')?.textContent ?? '';
  if (isYours() && !isOver()) clickable(picture, play);
}

async function reply(mine) {
  const [told] = await Promise.all([
    ask('play', { instance: instance(), opponent: state.opponent, seed: state.seed }),
    new Promise((done) => { setTimeout(done, PAUSE); }),
  ]);
  if (mine !== turn) return;
  if (told.move) { await play(told.move); return; }
  byId('say').textContent = 'The opponent finds no move in time. Name one for it, or take yours back.';
  moveButtons(rows, state.hints, true, play);
}

/** Changes what is shown, if that is a position; else says why not, and all stays as it was. */
async function change(what) {
  // Until it is known to be a position, what is being shown goes on being shown.
  const next = { ...state, ...what };
  try {
    await learn(next);
  } catch (error) {
    complain(error);
    return false;
  }
  Object.assign(state, what);
  return true;
}

async function play(move) {
  const line = [...state.line.slice(0, state.at), move];
  const focused = document.activeElement;
  if (!(await change({ line, at: line.length }))) return;
  byId('move').value = '';
  await refresh();
  if (focused && !focused.isConnected) byId('moves').querySelector('button:not(:disabled)')?.focus();
}

/** Back to your last turn; one move if you play both sides. */
function undo() {
  if (state.at === 0) return;
  state.at -= 1;
  while (state.at > 0 && !isYours() && state.you !== 'none') state.at -= 1;
  if (!isYours() && state.you !== 'none') { state.you = 'both'; }
  refresh();
}

function redo() {
  if (state.at === state.line.length) return;
  state.at += 1;
  while (state.at < state.line.length && !isYours() && state.you !== 'none') state.at += 1;
  refresh();
}

function toggleHints() {
  state.hints = !state.hints;
  refresh(true);
}

async function explain() {
  const why = game.questions.includes('why') ? 'true' : undefined;
  byId('answer').textContent = 'Thinking.';
  stepper(byId('why'), []);
  if (isOver()) { byId('answer').textContent = 'The play is over.'; return; }
  const answer = await ask('solve', { instance: instance(), why });
  byId('answer').textContent = answerWords(answer);
  stepper(byId('why'), answer.why ?? []);
}

/** How the position came to be, where the game can tell. */
async function showSteps(mine) {
  const told = await ask('steps', { instance: instance() });
  if (mine !== turn) return;
  byId('bumping').hidden = told.steps.length === 0;
  byId('bumping-title').textContent = `${told.title}, step by step`;
  stepper(byId('bumping'), told.steps);
}

function renderLinks() {
  byId('save-line').href = `data:text/plain;charset=utf-8,${encodeURIComponent(`${state.instance}\n${state.line.join(' ')}\n`)}`;
  byId('save-svg').href = address('show', { instance: instance() });
  byId('save-proof').href = address('proof', { instance: instance() });
  byId('save-proof').hidden = isOver();
}

async function copyLink() {
  const whole = location.origin + link(state);
  try {
    await navigator.clipboard.writeText(whole);
    byId('kept').textContent = 'The link is copied.';
  } catch {
    byId('kept').textContent = whole;
  }
}

async function readLine(event) {
  event.preventDefault();
  const text = byId('line-text').value.trim();
  const [, start, moves] = /^([a-z-]+\(.*\))?\s*([\s\S]*)$/.exec(text);
  const line = moves.split(/[\s;]+/).filter(Boolean);
  const what = { instance: start ?? state.instance, line, at: line.length, you: 'both', hints: true };
  if (elsewhere(what.instance, all, search({ ...state, ...what }))) return;
  if (await change(what)) refresh();
}

async function start(target) {
  if (await change({ instance: target, line: [], at: 0 })) refresh();
}

/** Works on a hard position for minutes, with progress and a way to cancel. */
function thinkLonger() {
  byId('think').hidden = true;
  byId('cancel').hidden = false;
  watching = new EventSource(address('solve/events', { instance: instance() }));
  const end = (text) => {
    watching.close();
    byId('think').hidden = false;
    byId('cancel').hidden = true;
    byId('progress').textContent = text;
  };
  watching.addEventListener('progress', ({ data }) => {
    const { state: doing, seconds } = JSON.parse(data);
    byId('progress').textContent = doing === 'waiting' ? 'Waiting for its turn.' : `Working for ${seconds} s.`;
  });
  watching.addEventListener('answer', ({ data }) => {
    const answer = JSON.parse(data);
    end(`${answerWords(answer)}${answer.winningMoves?.length ? ` Winning moves: ${answer.winningMoves.join(', ')}.` : ''}`);
  });
  watching.addEventListener('refusal', ({ data }) => end(JSON.parse(data).error));
  watching.onerror = () => end('No answer; the server may be busy.');
  byId('cancel').onclick = () => end('Cancelled.');
}

function shortcuts(event) {
  if (event.ctrlKey || event.metaKey || event.altKey || /^(INPUT|TEXTAREA|SELECT)$/.test(event.target.tagName)) return;
  const action = { u: undo, r: redo, h: toggleHints }[event.key];
  if (action) { action(); event.preventDefault(); }
}

function listen() {
  byId('undo').onclick = undo;
  byId('redo').onclick = redo;
  byId('hints').onclick = toggleHints;
  byId('again').onclick = () => { state.seed = String(Number(state.seed) + 1); start(state.instance); };
  byId('you').onchange = ({ target }) => { state.you = target.value; refresh(true); };
  byId('opponent').onchange = ({ target }) => { state.opponent = target.value; refresh(true); };
  byId('why').ontoggle = () => { if (byId('why').open) explain().catch(complain); };
  byId('link').onclick = copyLink;
  byId('import').onsubmit = readLine;
  byId('think').onclick = thinkLonger;
  byId('name').onsubmit = (event) => {
    event.preventDefault();
    if (byId('move').value.trim()) play(byId('move').value.trim().replace(/\s+/g, ''));
  };
  byId('keys').onsubmit = (event) => { event.preventDefault(); start(formInstance(byId('keys'), game)); };
  byId('moves').addEventListener('keydown', arrowKeys);
  document.addEventListener('keydown', shortcuts);
  addEventListener('popstate', () => {
    if (location.pathname + location.search === link(state)) return; // a jump within the page
    state = read(game.examples[0]);
    refresh(true);
  });
}

async function begin() {
  all = await games();
  game = all.find(({ game: id }) => id === location.pathname.slice(1));
  state = read(game.examples[0]);
  if (elsewhere(state.instance, all, search(state))) return;
  byId('title').textContent = game.title;
  byId('rules').textContent = game.rules;
  byId('notation').textContent = game.notation;
  byId('citations').replaceChildren(...game.citations.map((source) => make('li', {}, source)));
  byId('examples').replaceChildren(...game.examples.map((example) => make('li', {},
    make('a', { href: `${location.pathname}?instance=${encodeURIComponent(example)}` }, example))));
  keyFields(byId('keys'), game, values(state.instance));
  if (matchMedia('(max-width: 60rem)').matches) byId('setup').open = false;
  listen();
  await refresh(true);
}

begin().catch(complain);
