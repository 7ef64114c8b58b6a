import { describe, expect, it } from 'vitest';
import type { StepFrame, View } from '$lib/api/types';
import { after, patched } from '$lib/live/steps';
import { snapshot, view } from './fixtures';

const line = (ply: number) => ({ ply, seat: 0, key: 'x', args: {}, rule: null, points: 0, turn: 1, whose: 0, actor: 0 });

const step = (more: Partial<StepFrame> = {}): StepFrame => ({
  type: 'step',
  since: 5,
  seq: 6,
  ply: 6,
  you: [0],
  view: [{ op: 'replace', path: '/current', value: 1 } as StepFrame['view'][number]],
  legal: [],
  story: { keep: 1, add: [line(6)] },
  ledger: { keep: 0, add: [] },
  turns: { keep: 0, add: [] },
  undo: { free_to: null, step: null, turn: null, redo: null, request: null },
  thinking: true,
  clock: null,
  table: { turn: 1, scores: [8, 3], updated: '2026-01-01T00:00:00Z', deadline: null },
  ...more,
});

describe('a step of the live line', () => {
  it('leads to the next snapshot and leaves what is the same alone', () => {
    const before = snapshot(5, { story: [line(4), line(5)], view: view({ ply: 5, current: 0 }) });
    const next = after(before, step());
    expect(next).toEqual({ ...before, seq: 6, ply: 6, story: [line(4), line(6)], thinking: true, view: { ...before.view, current: 1 } });
    expect(next?.view.seats).toBe(before.view.seats);
    expect(before.view.current).toBe(0);
  });

  it('is of no use to whoever has another snapshot, or other seats', () => {
    expect(after(snapshot(4), step())).toBeNull();
    expect(after(snapshot(5, { you: [1] }), step())).toBeNull();
  });
});

describe('a patch', () => {
  it('adds, removes and replaces in lists and in objects', () => {
    const given = { list: [1, 2, 3], 'a/b~': { deep: [{ x: 1 }] } };
    const found = patched(given, [
      { op: 'remove', path: '/list/0' },
      { op: 'add', path: '/list/2', value: 4 },
      { op: 'add', path: '/list/-', value: 5 },
      { op: 'replace', path: '/a~1b~0/deep/0/x', value: null },
      { op: 'add', path: '/new', value: true },
      { op: 'remove', path: '/list/1' },
    ]);
    expect(found).toEqual({ list: [2, 4, 5], 'a/b~': { deep: [{ x: null }] }, new: true });
    expect(given).toEqual({ list: [1, 2, 3], 'a/b~': { deep: [{ x: 1 }] } });
    expect(patched(given as unknown as View, [])).toBe(given);
  });
});
