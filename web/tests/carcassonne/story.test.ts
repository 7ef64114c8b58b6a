import { cornerTower } from '$lib/games/carcassonne/art';
import { describe, expect, it } from 'vitest';
import type { LedgerEntry, StoryEntry } from '$lib/api/types';
import { byCell, newlyComplete, outlineOf } from '$lib/games/carcassonne/outlines';
import { SceneBuilder } from '$lib/games/carcassonne/scene';
import { cellsTold, countedIn, happening, hintedFigure, hintedPlace } from '$lib/games/carcassonne/story';
import { borderCells, type CarcassonneView, type Feature, type PlacedTile } from '$lib/games/carcassonne/view';

const tile = (kind: string, x: number, y: number, r: number, ply: number): PlacedTile => ({ kind, x, y, r, seat: ply < 0 ? null : 0, ply });
const D = tile('D', 0, 0, 0, -1);
const E = tile('E', 0, -1, 2, 1);
const feature = (id: number, type: Feature['type'], complete: boolean, segments: Feature['segments'], more: Partial<Feature> = {}): Feature => ({
  id,
  type,
  complete,
  segments,
  tiles: segments.length,
  pennants: 0,
  open: complete ? 0 : 1,
  meeples: [0, 0],
  owners: [],
  points: 1,
  if_completed: 2,
  cities: [],
  ...more,
});
const view = (ply: number, tiles: PlacedTile[], features: Feature[], meeples: CarcassonneView['meeples'] = []): CarcassonneView =>
  ({ ply, tiles, features, meeples }) as unknown as CarcassonneView;

const open = feature(0, 'city', false, [[0, 0, 'city.0']]);
const closed = feature(0, 'city', true, [
  [0, 0, 'city.0'],
  [0, -1, 'city.0'],
]);

describe('what has happened', () => {
  const points: LedgerEntry = { ply: 2, seat: 0, points: 2, cause: 'city', rule: 'CAR-074', args: {} };
  const knight = { seat: 0, x: 0, y: 0, segment: 'city.0', feature: 0 };

  it('finds the feature that was completed, its points and who went home', () => {
    const found = happening(view(1, [D], [open], [knight]), view(3, [D, E], [closed]), [{ ...points, ply: 0, points: 9 }, points]);
    expect(found.completed).toEqual([{ feature: closed, points: 2, seats: [0] }]);
    expect(found.home).toEqual([knight]);
  });
  it('keeps shared points together and two roads apart', () => {
    const road = (id: number, x: number) => feature(id, 'road', true, [[x, 0, 'road.0']]);
    const gains = [
      { ...points, cause: 'road', points: 3, seat: 0 },
      { ...points, cause: 'road', points: 3, seat: 1 },
      { ...points, cause: 'road', points: 5, seat: 1 },
    ];
    const found = happening(view(1, [D], []), view(3, [D, E], [road(1, 0), road(2, 1)]), gains);
    expect(found.completed.map((c) => [c.points, c.seats])).toEqual([
      [3, [0, 1]],
      [5, [1]],
    ]);
  });
  it('sees nothing when a game is wound back', () => {
    expect(happening(view(3, [D, E], [closed]), view(1, [D], [open]), [points])).toEqual({ completed: [], home: [] });
  });
  it('does not flash what was complete before', () => expect(newlyComplete([closed], [closed])).toEqual([]));
});

describe('what an entry is about', () => {
  const told = (args: StoryEntry['args'], ply = 2): StoryEntry => ({ ply, seat: 0, key: 'k', args, rule: null, points: 0, turn: 1, whose: 0, actor: 0 });
  it('is what it names, else the tile laid last before it', () => {
    const v = view(3, [D, E], []);
    expect(
      cellsTold(
        told({
          cells: [
            [0, 0],
            [0, -1],
          ],
        }),
        v,
      ),
    ).toEqual([
      [0, 0],
      [0, -1],
    ]);
    expect(cellsTold(told({ x: 4, y: 5 }), v)).toEqual([[4, 5]]);
    expect(cellsTold(told({}), v)).toEqual([[0, -1]]);
    expect(cellsTold(told({}, 0), v)).toEqual([]);
    expect(cellsTold(null, v)).toEqual([]);
  });
  it('reads a hint', () => {
    expect(hintedPlace(['place N 1,-1 r2', 'meeple none'])).toEqual({ kind: 'N', x: 1, y: -1, r: 2, segment: null });
    expect(hintedPlace(['place N 1,-1 r2', 'meeple city.0'])?.segment).toBe('city.0');
    expect(hintedFigure(['meeple none'])).toBeNull();
    expect(hintedPlace(['meeple city.0'])).toBeNull();
  });
});

describe('the final count', () => {
  const cells = [
    [0, 0],
    [0, -1],
  ] as const;
  const field = feature(1, 'field', false, [
    [0, 0, 'field.0'],
    [0, -1, 'field.0'],
  ]);
  const shown = view(9, [D, E], [field, closed]);
  const count = (rule: string, ...seats: number[]) => ({
    cause: 'field',
    entries: seats.map((seat) => ({ ply: 8, seat, points: 4, cause: 'field', rule, args: { cells } })),
  });

  it('is outlined where the points come from: a field, or a city that is won by itself (CAR-133)', () => {
    expect(countedIn(null, shown)).toEqual([]);
    expect(countedIn(count('CAR-112', 0), shown)).toEqual([{ feature: field, seats: [0] }]);
    expect(countedIn(count('CAR-133', 0, 1), shown)).toEqual([{ feature: closed, seats: [0, 1] }]);
  });
});

describe('outlines', () => {
  it('of a city are its walls, and its free edges while it is open', () => {
    const one = outlineOf(open, byCell([D]));
    expect(one.line.match(/M/g)).toHaveLength(1);
    expect(one.open.match(/M/g)).toHaveLength(1);
    const two = outlineOf(closed, byCell([D, E]));
    expect(two.line.match(/M/g)).toHaveLength(2);
    expect(two.open).toBe('');
  });
  it('of a road end where nobody has built on', () => {
    const road = feature(1, 'road', false, [[0, 0, 'road.0']]);
    expect(outlineOf(road, byCell([D])).open.match(/M/g)).toHaveLength(2);
    expect(outlineOf(road, byCell([D, tile('U', 1, 0, 1, 1)])).open.match(/M/g)).toHaveLength(1);
  });
  it('of a cloister count the cells that are missing', () => {
    const cloister = feature(2, 'cloister', false, [[0, 1, 'cloister']]);
    expect(outlineOf(cloister, byCell([D, tile('B', 0, 1, 0, 1)])).open.match(/M/g)).toHaveLength(7);
  });
});

describe('the scene', () => {
  it('sets one tower where the walls of two tiles meet, and sorts by depth', () => {
    const { rows } = new SceneBuilder().build([D, E]);
    const towers = (x: number, y: number) =>
      rows
        .flatMap((r) => r.things)
        .join('')
        .split(cornerTower(x, y)).length - 1;
    expect(towers(0, 0)).toBe(1);
    expect(towers(100, 0)).toBe(1);
    expect(rows.map((r) => r.row)).toEqual([...rows.map((r) => r.row)].sort((a, b) => a - b));
  });
  it('redraws only the rows that a new tile reaches', () => {
    const builder = new SceneBuilder();
    const column = [0, 1, 2, 3, 4].map((y) => tile('U', 0, y, 0, y));
    const before = builder.build(column);
    const after = builder.build([...column, tile('U', 0, 5, 0, 9)]);
    for (const row of before.rows.filter((r) => r.row < 4)) expect(after.rows).toContain(row);
    expect(after.flat.slice(0, 5)).toEqual(before.flat);
    expect(after.flat[0]).toBe(before.flat[0]);
  });
  it('knows the free cells beside the town', () => {
    expect(
      borderCells([D, E])
        .map((c) => `${c.x},${c.y}`)
        .sort(),
    ).toEqual(['-1,-1', '-1,0', '0,-2', '0,1', '1,-1', '1,0']);
  });
});
