import { describe, expect, it } from 'vitest';
import { alike, nearest, spell, ways } from '$lib/games/carrara/payment';
import { NONE, total, type Marble } from '$lib/games/carrara/view';

const marble = (letters: string): Marble => {
  const out: Record<string, number> = { ...NONE };
  const names: Record<string, string> = { W: 'white', Y: 'yellow', R: 'red', G: 'green', B: 'blue', K: 'black' };
  for (const c of letters) out[names[c]!]!++;
  return out as unknown as Marble;
};

describe('ways to pay', () => {
  it('are every mixture of the colours a city accepts, the cheapest first', () => {
    const all = ways(marble('WYRGGBB'), ['white', 'yellow', 'red', 'green'], 4);
    expect(all).toHaveLength(4);
    expect(all[0]).toEqual(marble('YRGG'));
    expect(all.every((w) => total(w) === 4 && w.blue === 0)).toBe(true);
  });

  it('are none where the stock does not suffice', () => {
    expect(ways(marble('WB'), ['white'], 2)).toEqual([]);
  });

  it('are changed by one block at a time, the rest as it was as far as may be', () => {
    const all = ways(marble('WWYR'), ['white', 'yellow', 'red'], 2);
    const cheapest = all[0]!;
    expect(cheapest).toEqual(marble('YR'));
    const dearer = nearest(cheapest, 'white', 1, all)!;
    expect(dearer.white).toBe(1);
    expect(all.some((way) => alike(way, dearer))).toBe(true);
    expect(nearest(dearer, 'white', 1, all)).toEqual(marble('WW'));
    expect(nearest(marble('WW'), 'white', 1, all)).toBeNull();
    expect(nearest(marble('WW'), 'white', -1, all)!.white).toBe(1);
  });
});

describe('spelling', () => {
  it('names blocks from the most valuable down and stops where one way is left', () => {
    const two = ways(marble('WYY'), ['white', 'yellow'], 2);
    expect(spell(marble('WY'), two)).toEqual(['pay white']);
    expect(spell(marble('YY'), two)).toEqual(['pay yellow']);
    expect(spell(marble('W'), ways(marble('W'), ['white'], 1))).toEqual([]);
  });

  it('tells every two payments apart', () => {
    const all = ways(marble('WWYYRRGGBBKK'), ['white', 'yellow', 'red', 'green', 'blue', 'black'], 5);
    const said = all.map((w) => spell(w, all).join(' '));
    expect(new Set(said).size).toBe(all.length);
    // no spelling begins another: the game would have to ask again
    for (const a of said) expect(said.filter((b) => b === a || b.startsWith(`${a} `))).toHaveLength(1);
  });
});
