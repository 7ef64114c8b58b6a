import { describe, expect, it } from 'vitest';
import type { LegalAction } from '$lib/api/types';
import { closedSegments, drawChoices, legalCells, meepleChoices, nearestRotation, neighbour, nextRotation } from '$lib/games/carcassonne/moves';
import { meeple, place } from './fixtures';

describe('legal cells', () => {
  const cells = legalCells([place('N', 1, 0, 3), place('N', -1, 0, 0), place('N', 1, 0, 1), place('N', 0, -1, 2), meeple('city.0')]);
  it('group placements by cell, in reading order, rotations ascending', () => {
    expect(cells.map((c) => c.key)).toEqual(['0,-1', '-1,0', '1,0']);
    expect(cells[2]!.rotations.map((o) => o.text)).toEqual(['place N 1,0 r1', 'place N 1,0 r3']);
  });
  it('turn among legal rotations only, round and round', () => {
    const c = cells[2]!;
    expect(nextRotation(c, 1).r).toBe(3);
    expect(nextRotation(c, 3).r).toBe(1);
    expect(nextRotation(c, 1, -1).r).toBe(3);
    expect(nextRotation(cells[0]!, 2).r).toBe(2);
    expect(nextRotation(c, 0).r).toBe(1);
  });
  it('snap a dragged handle to the nearest legal rotation', () => {
    const c = cells[2]!;
    expect(nearestRotation(c, 0.9).r).toBe(1);
    expect(nearestRotation(c, 2.4).r).toBe(3);
    expect(nearestRotation(c, -0.8).r).toBe(3);
    expect(nearestRotation(c, 4.6).r).toBe(1);
  });
});

describe('walking by arrow keys', () => {
  const at = (x: number, y: number) => ({ x, y });
  const cells = [at(-1, 0), at(1, 0), at(0, -1), at(3, 1), at(0, 2)];
  it('goes to what the eye finds in that direction', () => {
    expect(neighbour(at(-1, 0), cells, 'right')).toEqual(at(1, 0));
    expect(neighbour(at(1, 0), cells, 'right')).toEqual(at(3, 1));
    expect(neighbour(at(1, 0), cells, 'up')).toEqual(at(0, -1));
    expect(neighbour(at(0, -1), cells, 'down')).toEqual(at(0, 2));
  });
  it('stays where nothing lies further', () => expect(neighbour(at(0, -1), cells, 'up')).toBeNull());
  it('reaches every cell from every other', () => {
    for (const from of cells) {
      const seen = new Set([from]);
      const todo = [from];
      while (todo.length) {
        const c = todo.pop()!;
        for (const d of ['left', 'right', 'up', 'down'] as const) {
          const n = neighbour(c, cells, d);
          if (n && !seen.has(n)) {
            seen.add(n);
            todo.push(n);
          }
        }
      }
      expect(seen.size).toBe(cells.length);
    }
  });
});

describe('figures and draws', () => {
  it('list the open spots in the order of the tile, nobody last', () => {
    const list = meepleChoices([meeple(null), meeple('field.1'), meeple('road.0'), meeple('field.0'), meeple('city.0')]);
    expect(list.map((c) => c.segment)).toEqual(['city.0', 'road.0', 'field.0', 'field.1', null]);
  });
  it('know which spots of a tile are closed', () => {
    expect(closedSegments('D', meepleChoices([meeple('road.0'), meeple(null)]))).toEqual(['city.0', 'field.0', 'field.1']);
  });
  it('list the kinds that may be drawn', () => {
    const draw = (tile: string): LegalAction => ({ action: 0, text: `draw ${tile}`, fields: { kind: 'draw', tile }, preview: null });
    expect(drawChoices([draw('V'), draw('A'), meeple(null)]).map((d) => d.text)).toEqual(['draw A', 'draw V']);
  });
});
