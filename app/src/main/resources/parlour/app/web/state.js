// The position in the address bar: a link reproduces the page.

const usual = { line: '', at: '', you: 'first', opponent: 'perfect', seed: '1', hints: '' };

/** What the address says. */
export function read(instance) {
  const given = new URLSearchParams(location.search);
  const word = (key) => given.get(key) ?? usual[key];
  const line = word('line').split(/\s+/).filter(Boolean);
  const at = /^\d+$/.test(word('at')) ? Math.min(Number(word('at')), line.length) : line.length;
  return {
    instance: given.get('instance') ?? instance,
    line,
    at,
    you: ['first', 'second', 'both', 'none'].includes(word('you')) ? word('you') : usual.you,
    opponent: word('opponent'),
    seed: word('seed'),
    hints: word('hints') === '1',
  };
}

/** What stands after the question mark of the address that says this. */
export function search(state) {
  const parameters = new URLSearchParams();
  const set = (key, value) => { if (value !== usual[key]) parameters.set(key, value); };
  parameters.set('instance', state.instance);
  set('line', state.line.join(' '));
  set('at', state.at === state.line.length ? '' : String(state.at));
  set('you', state.you);
  set('opponent', state.opponent);
  set('seed', state.seed);
  set('hints', state.hints ? '1' : '');
  return `?${parameters}`;
}

/** The address that says this. */
export const link = (state) => location.pathname + search(state);

/** Writes the address; a new entry of the history if the position changed. */
export function write(state, replacing) {
  const target = link(state);
  if (target !== location.pathname + location.search) {
    history[replacing ? 'replaceState' : 'pushState'](null, '', target);
  }
}
