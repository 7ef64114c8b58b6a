import { describe, expect, it } from 'vitest';
import { planned } from '$lib/art/emblems';
import { hasBoard } from '$lib/games';
import { emblem, exampleOf, PLATES } from '$lib/games/emblems';
import palette from '$bastide/pictures/palette.css?raw';

const boards = Object.keys(import.meta.glob('../src/lib/games/*/index.ts')).map((path) => path.split('/').at(-2)!);
const sources = import.meta.glob<string>('../src/lib/games/*/emblem.ts', { eager: true, query: '?raw', import: 'default' });
const accents = import.meta.glob<string>('../src/lib/games/*/accent.css', { eager: true, query: '?raw', import: 'default' });

describe('the emblems', () => {
  it('stand in the lobby by the years of the games', () => {
    expect(PLATES).toEqual(['carcassonne', 'caylus', 'carrara', 'praga']);
  });

  it('are there for every game that has a board, with an example of a correction', () => {
    expect([...PLATES].sort()).toEqual(boards.sort());
    expect(PLATES.every(hasBoard)).toBe(true);
    for (const game of PLATES) expect(exampleOf(game)).toMatch(/^\[\[\w+\]\]\nid = "[\w-]+"\n\w+ = \S/);
  });

  it('are drawings of their own, and of a planned house for any other game', () => {
    expect(new Set([...PLATES.map(emblem), planned()]).size).toBe(PLATES.length + 1);
    for (const game of PLATES) expect(emblem(game)).not.toMatch(/undefined|NaN/);
    expect(emblem('pier')).toBe(planned());
    expect(exampleOf('pier')).toBeUndefined();
  });

  it('load nothing else of their games', () => {
    expect(Object.keys(sources)).toHaveLength(PLATES.length);
    for (const source of Object.values(sources)) {
      const imported = [...source.matchAll(/(?:from|import)\s*\(?'([^']+)'/g)].map((found) => found[1]!);
      expect(imported.filter((name) => !name.startsWith('$lib/art/'))).toEqual([]);
    }
  });

  it('bring the pigment that the game leads with, whole', () => {
    for (const game of PLATES) {
      const accent = accents[`../src/lib/games/${game}/accent.css`]!;
      const pigment = /--accent: var\(--(\w+)\)/.exec(accent)![1];
      expect(accent).toContain(`[data-game="${game}"]`);
      for (const kind of ['', '-ink', '-wash']) {
        expect(accent).toContain(`--accent${kind}: var(--${pigment}${kind})`);
        expect(palette).toContain(`--${pigment}${kind}: #`);
      }
    }
  });
});
