import { expect, it } from 'vitest';
import { addSymbols, isSymbol, use } from '$lib/art/sprite';
import { moved } from '$lib/art/moved';
import { figure, mark } from '$lib/art/seats';

const games = import.meta.glob<string>('../../src/bastide/games/*/pictures/symbols.svg', { eager: true, query: '?raw', import: 'default' });

/** Symbols of a file of their own. */
const file = (symbols: string): string => `<svg xmlns="http://www.w3.org/2000/svg">${symbols}</svg>`;

it('writes a symbol out so that its own origin comes to a point', () => {
  addSymbols(
    file(
      '<symbol id="test-box" viewBox="-4 -2 8 4"><path d="M0,0h1" stroke-dasharray="2 1"/></symbol>' +
        '<symbol id="test-two" viewBox="0 0 8 8"><use href="#test-box" x="4" y="0" width="4" height="2" class="s-draw" stroke-width="2"/></symbol>',
    ),
  );
  expect(use('test-box', 10, 20, 0.5, 'class="f-wall"')).toBe(
    '<g data-symbol="test-box" stroke-width="0.5" class="f-wall"><path d="M10 20h0.5" stroke-dasharray="1 0.5"/></g>',
  );
  // its left edge, -4 at half the size, comes to 4; a line of 2 is 1 there
  expect(use('test-two')).toContain('<g data-symbol="test-box" stroke-width="1" class="s-draw"><path d="M6 1h0.5"');
  expect(isSymbol('test-box')).toBe(true);
  expect(() => use('test-bin')).toThrow('test-bin');
});

it('moves paths of every kind', () => {
  const there = { x: 10, y: 100, scale: 2 };
  expect(moved('M1,2H3V4L5-6', there)).toBe('M12 104H16V108L20 88');
  expect(moved('M1,2m3,4 5,6h5v6c1,1 2,2 3,3z', there)).toBe('M12 104m6 8 10 12h10v12c2 2 4 4 6 6z');
  expect(moved('M0,0A8.8,8.8 0 1 1 -.01,-8.8Z', there)).toBe('M10 100A17.6 17.6 0 1 1 9.98 82.4Z');
  expect(moved('M0,0Q1,1 2,2T4,4C1,2 3,4 5,6S7,8 9,10', there)).toBe('M10 100Q12 102 14 104T18 108C12 104 16 108 20 112S24 116 28 120');
});

it('draws the whole mark of every seat wherever it stands', () => {
  for (let seat = 0; seat < 5; seat++)
    for (let i = 0; i < 50; i++) {
      const drawn = mark(seat, 300 + i / 7, 20 + i / 11, 0.6);
      // an arc that ends where it begins is not drawn at all
      for (const [, x, y, end] of drawn.matchAll(/M([-\d.]+) ([-\d.]+)A[-\d.]+ [-\d.]+ \d \d \d ([-\d. ]+)/g)) {
        const [ex, ey] = end!.split(' ').map(Number);
        expect(Math.hypot(ex! - Number(x), ey! - Number(y))).toBeGreaterThan(1);
      }
    }
});

it('has every symbol that another one places, in the file of a game or among the common ones', () => {
  expect(Object.keys(games).length).toBeGreaterThan(2);
  for (const source of Object.values(games)) addSymbols(source);
  const all = Object.values(games).flatMap((source) => [...source.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id!));
  for (const id of all) expect(use(id)).not.toMatch(/NaN|undefined|<use/);
});

it('takes a seat beyond the fifth for one of the five', () => {
  expect(mark(6)).toBe(mark(1));
  expect(figure(-1, 0, 0)).toBe(figure(4, 0, 0));
});
