import { describe, expect, it } from 'vitest';
import type { LedgerEntry } from '$lib/api/types';
import { happened } from '$lib/games/carcassonne/happened';
import { TIMES } from '$lib/games/carcassonne/laid';
import type { CarcassonneView, Feature } from '$lib/games/carcassonne/view';

const city = (complete: boolean): Feature =>
  ({ id: 4, type: 'city', complete, segments: [[0, 0, 'city.0'], [0, -1, 'city.0']], owners: [1], points: 4, meeples: [0, 1] }) as unknown as Feature; // prettier-ignore
const start = { kind: 'D', x: 0, y: 0, r: 0, seat: null, ply: -1 };
const laid = { kind: 'E', x: 0, y: -1, r: 2, seat: 0, ply: 4 };
const knight = { seat: 1, x: 0, y: 0, segment: 'city.0', feature: 4 };
const view = (part: object): CarcassonneView => ({ ply: 4, phase: 'place', tiles: [start], meeples: [knight], features: [city(false)], last: null, ...part }) as unknown as CarcassonneView; // prettier-ignore
const last = { x: 0, y: -1, seat: 0 };
const gain: LedgerEntry = { ply: 5, seat: 1, points: 4, cause: 'city', rule: 'CAR-072', args: {} };

describe('what happened', () => {
  const before = view({});
  const placed = view({ ply: 5, phase: 'meeple', tiles: [start, laid], features: [city(true)], last });
  const after = view({ ply: 6, phase: 'draw', tiles: [start, laid], meeples: [], features: [city(true)], last });

  it('a tile comes first, and scores nothing before its figure is settled', () => {
    const [one, ...rest] = happened(before, placed, { story: [], ledger: [] });
    expect(rest).toEqual([]);
    expect([one?.flights?.[0]?.to, one?.things, one?.time]).toEqual(['tile:0,-1', ['tile:0,-1'], TIMES.tile]);
  });
  it('what the tile completed gives its points, and who stood there goes home', () => {
    const [one, ...rest] = happened(placed, after, { story: [], ledger: [gain] });
    expect(rest).toEqual([]);
    expect(one?.gains).toMatchObject([{ seat: 1, points: 4, cause: 'city' }]);
    expect(one?.flights).toMatchObject([{ from: 'figure:0,0,city.0', to: 'good:1.meeples' }]);
    expect(one?.time).toBe(TIMES.done);
  });
  it('both in one step, in this order', () => {
    const all = happened(before, after, { story: [], ledger: [gain] });
    expect(all.map((one) => one.time)).toEqual([TIMES.tile, TIMES.done]);
    expect(all[1]?.gains?.[0]?.points).toBe(4);
  });
  it('a figure that steps on a tile', () => {
    const stepped = view({ ply: 6, phase: 'draw', tiles: [start, laid], features: [city(false)], last, meeples: [knight, { ...knight, seat: 0, y: -1 }] });
    const both = happened(before, stepped, { story: [], ledger: [] });
    expect(both.map((one) => one.flights?.[0]?.to)).toEqual(['tile:0,-1', 'figure:0,-1,city.0']);
  });
});
