import { expect, it } from 'vitest';
import { addSymbols, isSymbol, use } from '$lib/art/sprite';
import { figure, mark } from '$lib/art/seats';

const games = import.meta.glob<string>('../../src/bastide/games/*/pictures/symbols.svg', { eager: true, query: '?raw', import: 'default' });

it('places a symbol so that its own origin comes to a point', () => {
  addSymbols('<svg xmlns="http://www.w3.org/2000/svg"><symbol id="test-box" viewBox="-4 -2 8 4"><path d="M0,0h1"/></symbol></svg>');
  expect(use('test-box', 10, 20, 0.5, 'class="f-wall"')).toBe('<use href="#test-box" x="8" y="19" width="4" height="2" class="f-wall"/>');
  expect(document.querySelector('#test-box path')).not.toBeNull();
  expect(isSymbol('test-box')).toBe(true);
  expect(() => use('test-bin')).toThrow('test-bin');
});

it('has every symbol that another one places, in the file of a game or among the common ones', () => {
  expect(Object.keys(games).length).toBeGreaterThan(2);
  for (const source of Object.values(games)) addSymbols(source);
  const placed = [...document.querySelectorAll('symbol use')].map((each) => each.getAttribute('href')!.slice(1));
  expect(placed.filter((id) => !isSymbol(id))).toEqual([]);
});

it('takes a seat beyond the fifth for one of the five', () => {
  expect(mark(6)).toBe(mark(1));
  expect(figure(-1, 0, 0)).toBe(figure(4, 0, 0));
});
