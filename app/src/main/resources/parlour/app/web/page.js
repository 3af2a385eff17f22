// What all pages share: elements, questions to the API, the bar at the top.

/** The element with an id. */
export const byId = (id) => document.getElementById(id);

/** A new element: its name, its attributes, its children. Text is only ever text. */
export function make(name, attributes = {}, ...children) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (key.startsWith('on')) element.addEventListener(key.slice(2), value);
    else if (value !== false && value !== undefined) element.setAttribute(key, value === true ? '' : value);
  }
  element.append(...children);
  return element;
}

/** A question that was refused. */
export class Refused extends Error {
  constructor(status, error, token) {
    super(error);
    this.status = status;
    this.token = token;
  }
}

/** The address of a question. */
export function address(path, parameters = {}) {
  const query = Object.entries(parameters)
    .filter(([, value]) => value !== undefined && value !== '')
    .map(([key, value]) => `${key}=${encodeURIComponent(value)}`);
  return `/api/v1/${path}${query.length ? '?' : ''}${query.join('&')}`;
}

async function answered(path, parameters, signal) {
  let response;
  try {
    response = await fetch(address(path, parameters), { signal });
  } catch (gone) {
    if (gone.name === 'AbortError') throw gone;
    throw new Refused(0, 'The server does not answer; is ./parlour serve still running?', '');
  }
  if (response.ok) return response;
  const refusal = await response.json().catch(() => ({ error: `status ${response.status}`, token: '' }));
  throw new Refused(response.status, refusal.error, refusal.token);
}

/** The JSON that answers a question. */
export async function ask(path, parameters, signal) {
  return (await answered(path, parameters, signal)).json();
}

/** The text that answers a question. */
export async function askText(path, parameters, signal) {
  return (await answered(path, parameters, signal)).text();
}

/** Fills the bar at the top and answers with the games. */
export async function games() {
  const { games: all } = await ask('games');
  const here = location.pathname.slice(1);
  byId('nav').replaceChildren(
    make('a', { class: 'brand', href: '/' }, make('img', { src: '/favicon.ico', alt: '' }), 'Parlour'),
    ...all.map((game) => make('a', {
      class: 'game', href: `/${game.game}`, 'aria-current': game.game === here ? 'page' : undefined,
    }, game.title)),
  );
  return all;
}

/** Goes on at the page of the game that an instance names, if that is not this one; whether it does. */
export function elsewhere(instance, all, search) {
  const id = /^\s*([a-z-]+)\s*\(/.exec(instance)?.[1];
  const isOther = id !== location.pathname.slice(1) && all.some(({ game }) => game === id);
  if (isOther) location.replace(`/${id}${search}`);
  return isOther;
}

/** Shows what went wrong, or nothing. */
export function complain(error) {
  const place = byId('error');
  place.hidden = !error;
  place.textContent = error ? error.message : '';
}

/** The values of an instance string by key; a comma separates only when `key=` follows. */
export function values(instance) {
  const inside = instance.slice(instance.indexOf('(') + 1, instance.lastIndexOf(')'));
  const result = {};
  for (const piece of inside.split(/,(?=\s*[A-Za-z][A-Za-z0-9-]*\s*=)/)) {
    const equals = piece.indexOf('=');
    if (equals > 0) result[piece.slice(0, equals).trim()] = piece.slice(equals + 1).trim();
    else if (piece.trim()) result[piece.trim()] = 'true';
  }
  return result;
}

/** The instance string with these values. */
export function instanceOf(game, entries) {
  return `${game}(${entries.map(([key, value]) => `${key}=${value}`).join(',')})`;
}

/** Fills a form with a field for each key of a game. */
export function keyFields(form, game, given) {
  form.querySelector('.fields').replaceChildren(...game.parameters.map((parameter) => {
    const input = make('input', {
      type: 'text', name: parameter.key, placeholder: parameter.default ?? (parameter.required ? parameter.example : ''),
      title: parameter.meaning, autocomplete: 'off', spellcheck: 'false',
    });
    input.value = given[parameter.key] ?? '';
    return make('label', {}, parameter.key, input);
  }));
}

/**
 * The instance string that a filled form describes. Fields left empty are left out; but where nothing that is
 * required was filled in, that is what was meant: the empty position of Sylver coinage.
 */
export function formInstance(form, game) {
  const entries = game.parameters.map(({ key, required }) => ({ key, required, value: form.elements[key].value.trim() }));
  const isBare = entries.every(({ required, value }) => !required || value === '');
  return instanceOf(game.game, entries.filter(({ required, value }) => value !== '' || (required && isBare)).map(({ key, value }) => [key, value]));
}

/** Lets reasons be read one by one, in the list and with the buttons of a card. */
export function stepper(card, reasons) {
  let shown = Math.min(1, reasons.length);
  const part = (name) => card.querySelector(`[data-step=${name}]`);
  const render = () => {
    card.querySelector('.steps').replaceChildren(...reasons.slice(0, shown).map((reason, i) =>
      make('li', { 'aria-current': i === shown - 1 && reasons.length > 1 ? 'step' : undefined }, reason)));
    part('bar').hidden = reasons.length < 2;
    part('back').disabled = shown <= 1;
    part('next').disabled = part('all').disabled = shown >= reasons.length;
    part('next').textContent = `Next step (${shown} of ${reasons.length})`;
  };
  part('back').onclick = () => { shown -= 1; render(); };
  part('next').onclick = () => { shown += 1; render(); };
  part('all').onclick = () => { shown = reasons.length; render(); };
  render();
}

/** Puts a picture of the server into the page. */
export function setPicture(place, svg) {
  const picture = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement;
  place.replaceChildren(document.importNode(picture, true));
  return place.firstElementChild;
}

/** The width at which a picture fits its place, in steps, so that few widths are asked for. */
export const pictureWidth = (place) =>
  Math.max(280, Math.min(760, Math.floor((place.clientWidth || 760) / 20) * 20));
