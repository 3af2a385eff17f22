// The first page: one card for each game.
import { byId, complain, games, make } from './page.js';

try {
  byId('games').replaceChildren(...(await games()).map((game) => make('article', { class: 'card' },
    make('h2', {}, game.title),
    make('p', {}, game.rules),
    make('ul', { class: 'examples' }, ...game.examples.slice(0, 2).map((example) => make('li', {},
      make('a', { href: `/${game.game}?instance=${encodeURIComponent(example)}` }, example)))),
    make('p', { class: 'go' }, make('a', { class: 'button primary', href: `/${game.game}` },
      game.questions.includes('winning-moves') ? 'Play' : 'Study and train')),
  )));
} catch (error) {
  complain(error);
}
