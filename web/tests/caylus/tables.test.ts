import { describe, expect, it } from 'vitest';
import { hasPicture, picture } from '$lib/games/caylus/pictures';
import { rewardStrip, yieldStrip } from '$lib/games/caylus/signs';
import { BUILDINGS, CASTLE, LINES, listed, REWARDS, SECTIONS, SPACES, SPECIAL_IDS, TRIGGERS } from '$lib/games/caylus/tables';
import { affords, type CaylusSeat } from '$lib/games/caylus/view';

describe('the component table', () => {
  it('holds the tiles of the printed game', () => {
    const count = (kind: string): number =>
      Object.values(BUILDINGS)
        .filter((b) => b.class === kind)
        .reduce((n, b) => n + b.count, 0);
    expect([count('neutral'), count('wood'), count('stone'), count('prestige')]).toEqual([6, 8, 9, 9]);
    expect(SPACES).toBe(28);
    expect(TRIGGERS).toEqual({ 12: 'dungeon', 18: 'walls', 24: 'towers' });
    expect(SECTIONS.map((s) => [CASTLE[s].parts, CASTLE[s].batch])).toEqual([
      [6, 5],
      [10, 4],
      [14, 3],
    ]);
  });
  it('has a picture for every building, and signs for what each does', () => {
    for (const id of [...Object.keys(BUILDINGS), ...SPECIAL_IDS]) {
      expect(hasPicture(id), id).toBe(true);
      expect(picture(id), id).toContain('data-symbol=');
    }
    for (const b of Object.values(BUILDINGS)) if (b.effect || b.income) expect(yieldStrip(b.id).width, b.id).toBeGreaterThan(8);
  });
  it('draws every square of the favour table but the empty one', () => {
    const empty = LINES.flatMap((line) => REWARDS[line].map((r, i) => [line, i + 1, rewardStrip(r).width] as const)).filter(([, , width]) => width === 0);
    expect(empty).toEqual([['buildings', 1, 0]]);
  });
  it('lists the wares of a cost in the printed order', () => {
    expect(listed({ gold: 1, stone: 2 })).toEqual([
      ['stone', 2],
      ['gold', 1],
    ]);
    expect(listed(BUILDINGS.wood_marketplace!.cost)).toEqual([
      ['wood', 1],
      ['any', 1],
    ]);
  });
});

describe('what a seat can pay', () => {
  const seat = (deniers: number, food: number, wood: number, stone: number, cloth: number, gold: number): CaylusSeat =>
    ({ deniers, cubes: { food, wood, stone, cloth, gold } }) as CaylusSeat;
  it('counts named cubes first and the free cube last (CAY-006, CAY-312)', () => {
    const cost = BUILDINGS.wood_marketplace!.cost;
    expect(affords(seat(0, 0, 1, 0, 0, 0), cost)).toBe(false);
    expect(affords(seat(0, 0, 2, 0, 0, 0), cost)).toBe(true);
    expect(affords(seat(0, 0, 1, 0, 0, 1), cost)).toBe(true);
  });
  it('never takes gold for another colour (CAY-005, CAY-007)', () => {
    expect(affords(seat(0, 0, 0, 1, 0, 5), BUILDINGS.stone_farm!.cost)).toBe(false);
    expect(affords(seat(0, 0, 0, 0, 0, 9), { any_except_gold: 2 })).toBe(false);
    expect(affords(seat(0, 1, 0, 0, 1, 0), { any_except_gold: 2 })).toBe(true);
  });
  it('counts deniers', () =>
    expect([affords(seat(0, 0, 0, 0, 1, 0), BUILDINGS.residence!.cost), affords(seat(1, 0, 0, 0, 1, 0), BUILDINGS.residence!.cost)]).toEqual([false, true]));
});
