import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LedgerEntry } from '$lib/api/types';
import { Happenings, LIFE } from '$lib/games/carcassonne/happenings.svelte';
import type { CarcassonneView, Feature } from '$lib/games/carcassonne/view';

const feature = (id: number, complete: boolean): Feature =>
  ({
    id,
    type: 'city',
    complete,
    segments: [[id, 0, 'city.0']],
    tiles: 2,
    pennants: 0,
    open: 0,
    meeples: [1, 0],
    owners: [0],
    points: 4,
    if_completed: 4,
  }) as unknown as Feature;
const knight = (id: number) => ({ seat: 0, x: id, y: 0, segment: 'city.0', feature: id });
const view = (ply: number, phase: string, features: Feature[], meeples: ReturnType<typeof knight>[] = []): CarcassonneView =>
  ({ ply, phase, features, meeples, tiles: [] }) as unknown as CarcassonneView;
const gain = (ply: number): LedgerEntry => ({ ply, seat: 0, points: 4, cause: 'city', rule: 'CAR-074', args: {} });

describe('what has just happened', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('lives its full time, whatever comes after', () => {
    const shown = new Happenings();
    shown.see(view(1, 'place', [feature(0, false)], [knight(0)]), []);
    expect(shown.see(view(3, 'draw', [feature(0, true)]), [gain(2)])).toBe(true);
    const [first] = shown.completed;
    expect([first?.points, first?.seats, shown.home.length]).toEqual([4, [0], 1]);
    vi.advanceTimersByTime(100);
    shown.see(view(4, 'place', [feature(0, true)]), [gain(2)]); // the draw that follows
    flushSync();
    expect(shown.completed[0]).toBe(first);
    vi.advanceTimersByTime(1300);
    expect(shown.completed).toHaveLength(1);
    vi.advanceTimersByTime(LIFE - 1400);
    expect([shown.completed, shown.home]).toEqual([[], []]);
  });

  it('shows several things side by side, each until its own end', () => {
    const shown = new Happenings();
    shown.see(view(1, 'place', [feature(0, false), feature(1, false)]), []);
    shown.see(view(3, 'place', [feature(0, true), feature(1, false)]), [gain(2)]);
    vi.advanceTimersByTime(700);
    shown.see(view(6, 'place', [feature(0, true), feature(1, true)]), [gain(2), gain(5)]);
    expect(shown.completed.map((one) => one.feature.id)).toEqual([0, 1]);
    expect(new Set(shown.completed.map((one) => one.id)).size).toBe(2);
    vi.advanceTimersByTime(LIFE - 700);
    expect(shown.completed.map((one) => one.feature.id)).toEqual([1]);
  });

  it('waits for the figure of a tile that somebody else lays, then tells the points', () => {
    const shown = new Happenings();
    shown.see(view(1, 'place', [feature(0, false)], [knight(0)]), []);
    expect(shown.see(view(2, 'meeple', [feature(0, true)], [knight(0)]), [])).toBe(false);
    expect(shown.see(view(3, 'draw', [feature(0, true)]), [gain(2)])).toBe(true);
    expect(shown.completed.map((one) => one.points)).toEqual([4]);
  });

  it('ends when the game is wound back', () => {
    const shown = new Happenings();
    shown.see(view(1, 'place', [feature(0, false)]), []);
    shown.see(view(3, 'place', [feature(0, true)]), [gain(2)]);
    shown.see(view(1, 'place', [feature(0, false)]), []);
    expect(shown.completed).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  });
});
