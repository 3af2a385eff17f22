// The moves of a position, as buttons and as a table.
import { byId, make } from './page.js';

const words = { wins: 'wins', loses: 'loses', draws: 'draws', unknown: 'unknown' };

/** What a move does for the player who makes it. */
export function verdict(row) {
  if (row.wins) return words.wins;
  if (row.outcome === 'D') return words.draws;
  return row.outcome === 'unknown' ? words.unknown : words.loses;
}

export const plies = (n) => (n === undefined ? '' : n === 1 ? '1 ply' : `${n} plies`);

const isRange = (move) => /\.\.|^(\d+:)?[([]|^n$|^n-/.test(move);

/** Where a move lies on its line, so that buttons stand as cards in the deck do. */
function place(move) {
  const parts = move.replace(/^[([]/, '').split(/[:,]|\.\./);
  return parts.map((part) => {
    if (part === '' || part === '-inf') return -Infinity;
    const [num, den] = part.split('/').map(Number);
    return den ? num / den : num;
  });
}

function compare(one, other) {
  const [a, b] = [place(one.move), place(other.move)];
  for (let i = 0; i < Math.min(a.length, b.length); i += 1) {
    if (a[i] !== b[i] && !Number.isNaN(a[i] - b[i])) return a[i] - b[i];
  }
  return a.length - b.length;
}

/** Buttons in the order of the deck; a range asks for a name. */
export function moveButtons(rows, hints, enabled, play) {
  const buttons = [...rows].sort(compare).map((row) => {
    const told = hints ? verdict(row) : '';
    const range = isRange(row.move);
    const label = `${range ? 'name a move within' : 'play'} ${row.move}${told && `: ${told}`}${hints && row.remoteness !== undefined ? `, ${plies(row.remoteness)} left` : ''}`;
    return make('button', {
      type: 'button', class: told || undefined, disabled: !enabled, 'aria-label': label,
      onclick: () => (range ? ask(row.move) : play(row.move)),
    }, row.move, ...(hints ? [make('small', {}, told + (row.remoteness === undefined ? '' : ` ${row.remoteness}`))] : range ? [make('small', {}, 'name one')] : []));
  });
  byId('moves').replaceChildren(...buttons);
}

function ask(range) {
  byId('name-label').textContent = `Name a move within ${range}`;
  byId('move').focus();
}

/** The table, best first. */
export function moveTable(rows, enabled, play) {
  byId('table').tBodies[0].replaceChildren(...rows.map((row) => {
    const told = verdict(row);
    const range = isRange(row.move);
    return make('tr', {},
      make('th', { scope: 'row', class: 'mono' }, row.move),
      make('td', {}, row.outcome),
      make('td', {}, make('span', { class: `tag ${told}` }, told)),
      make('td', {}, plies(row.remoteness)),
      make('td', {}, make('button', {
        type: 'button', disabled: !enabled, 'aria-label': `${range ? 'name a move within' : 'play'} ${row.move}`,
        onclick: () => (range ? ask(row.move) : play(row.move)),
      }, range ? 'Name' : 'Play')));
  }));
}

/** Arrow keys step through the buttons. */
export function arrowKeys(event) {
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  if (!step) return;
  const buttons = [...byId('moves').querySelectorAll('button:not(:disabled)')];
  const next = buttons.indexOf(document.activeElement) + step;
  if (buttons[next]) { buttons[next].focus(); event.preventDefault(); }
}

/** Lets what stands for a move in the picture be clicked. */
export function clickable(picture, play) {
  for (const element of picture.querySelectorAll('[data-move]')) {
    element.classList.add('playable');
    element.addEventListener('click', () => play(element.dataset.move));
  }
}
