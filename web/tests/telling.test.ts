import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Snapshot, StoryEntry } from '$lib/api/types';
import type { Happening } from '$lib/games/types';
import { LONG, Telling, type How, type Stage } from '$lib/table/telling.svelte';
import { POINTS, type Step } from '$lib/table/told';
import { scored, snapshot, view } from './fixtures';

type Shot = Snapshot;
const CAUSES = { settled: ['city'], final: ['field'] };

/** A position after so many actions; every action is told for a second unless a test says otherwise. */
const at = (ply: number, more: Partial<Snapshot> = {}): Shot => snapshot(ply, more);
const module = (happenings: (from: number, to: number) => readonly Happening[]) => ({
  causes: CAUSES,
  happened: (before: { ply: number }, after: { ply: number }) => happenings(before.ply, after.ply),
});
const SECOND = module((from, to) => [{ time: 1000, things: [`tile:${from}-${to}`], sound: 'lay' }]);

interface Seen {
  readonly at: number;
  readonly what: string;
}

function queue(told: Parameters<typeof Object.assign>[0] = SECOND, pace = 1) {
  const seen: Seen[] = [];
  const began = Date.now();
  const note = (what: string): void => void seen.push({ at: Date.now() - began, what });
  const set = { pace };
  const telling = new Telling<Shot>(at(0), {
    pace: () => set.pace,
    sound: (name) => note(`sound ${name}`),
    passed: (step: Step<Shot>, how: How) => note(`${how} ${step.before.ply}-${step.after.ply}`),
    settled: () => note('settled'),
  });
  telling.module = told as never;
  const stage: Stage = {
    depart: () => {},
    await: () => {},
    show: (happening, ms, _, still) => note(`${still ? 'mark' : 'show'} ${happening.things?.join() ?? '-'} ${ms}`),
    clear: () => {},
  };
  telling.stage = stage;
  const story = (): string[] => seen.filter(({ what }) => !what.startsWith('sound')).map((one) => `${one.at} ${one.what}`);
  return { telling, seen, story, set };
}

let hidden = false;
beforeEach(() => {
  vi.useFakeTimers();
  hidden = false;
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden);
  // a frame comes at once, unless a test is about frames
  vi.spyOn(window, 'requestAnimationFrame').mockImplementation((draw) => (draw(0), 0));
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('the queue', () => {
  it('tells one position after the other, each for its whole time', () => {
    const { telling, story } = queue();
    telling.take(at(1), 'turn');
    vi.advanceTimersByTime(200);
    telling.take(at(2), 'turn');
    telling.take(at(3), 'turn');
    expect([telling.shown.ply, telling.newest.ply, telling.caughtUp]).toEqual([1, 3, false]);
    vi.advanceTimersByTime(799);
    expect(telling.shown.ply).toBe(1);
    vi.advanceTimersByTime(1);
    expect([telling.shown.ply, telling.caughtUp]).toEqual([2, false]);
    vi.advanceTimersByTime(1000);
    expect([telling.shown.ply, telling.caughtUp, telling.idle]).toEqual([3, true, false]);
    vi.advanceTimersByTime(1000);
    expect(telling.idle).toBe(true);
    expect(story()).toEqual([
      '0 turn 0-1',
      '0 show tile:0-1 1000',
      '1000 turn 1-2',
      '1000 show tile:1-2 1000',
      '2000 turn 2-3',
      '2000 show tile:2-3 1000',
      '3000 settled',
    ]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('tells the happenings of one position in order, and those without a time at once', () => {
    const { telling, story } = queue(
      module(() => [
        { time: 300, things: ['a:'] },
        { time: 0, things: ['b:'] },
        { time: 500, things: ['c:'] },
      ]),
    );
    telling.take(at(1), 'turn');
    vi.advanceTimersByTime(5000);
    expect(story()).toEqual(['0 turn 0-1', '0 show a: 300', '300 show b: 0', '300 show c: 500', '800 settled']);
  });

  it('keeps the pace that a person has chosen', () => {
    const { telling, story } = queue(SECOND, 0.6);
    telling.take(at(1), 'turn');
    vi.advanceTimersByTime(600);
    expect(story().slice(1)).toEqual(['0 show tile:0-1 600', '600 settled']);
  });

  it('shows an own move at once and tells what it did on the changed board', () => {
    const { telling } = queue();
    telling.take(at(1), 'once');
    expect([telling.shown.ply, telling.caughtUp, telling.idle, telling.awaited]).toEqual([1, true, false, false]);
    telling.take(at(2), 'turn'); // the answer of a quick bot cuts nothing
    expect([telling.shown.ply, telling.awaited]).toEqual([1, true]);
    vi.advanceTimersByTime(1000);
    expect([telling.shown.ply, telling.idle]).toEqual([2, false]);
  });

  it('does not keep an own move waiting for what is still told', () => {
    const { telling, story } = queue();
    telling.take(at(1), 'turn');
    vi.advanceTimersByTime(300);
    telling.take(at(2), 'once');
    expect(telling.shown.ply).toBe(2);
    expect(story().slice(2)).toEqual(['300 once 1-2', '300 show tile:1-2 1000']);
  });

  it('is skipped to the present, with every step marked', () => {
    const { telling, story } = queue();
    for (const ply of [1, 2, 3]) telling.take(at(ply), 'turn');
    vi.advanceTimersByTime(100);
    telling.skip();
    expect([telling.shown.ply, telling.idle, vi.getTimerCount()]).toEqual([3, true, 0]);
    expect(story().slice(2)).toEqual(['100 silent 1-2', '100 silent 2-3', '100 settled']);
    telling.skip();
    expect(story().filter((one) => one.endsWith('settled'))).toHaveLength(1);
  });

  it('does not pile up: what waits long goes at double pace, what waits longer as one step', () => {
    const { telling, seen } = queue();
    for (let ply = 1; ply <= 60; ply++) {
      telling.take(at(ply), 'turn');
      vi.advanceTimersByTime(100);
    }
    const took = Date.now();
    while (!telling.idle) vi.advanceTimersByTime(50);
    expect(Date.now() - took).toBeLessThanOrEqual(2 * LONG);
    expect(telling.shown.ply).toBe(60);
    const shown = seen.filter(({ what }) => what.startsWith('show')).map(({ what }) => what);
    expect(shown.filter((one) => one.endsWith(' 500')).length).toBeGreaterThan(5);
    expect(shown.length).toBeLessThan(30);
    // nothing is left out, and nothing is told twice
    const plies = shown.map((one) => /tile:(\d+)-(\d+)/.exec(one)!.slice(1).map(Number));
    expect(plies.slice(1).every(([from], i) => from === plies[i]![1])).toBe(true);
  });

  it('tells no single step for longer than ten seconds', () => {
    const { telling } = queue(module(() => Array.from({ length: 40 }, () => ({ time: 1000 }))));
    telling.take(at(1), 'turn');
    vi.advanceTimersByTime(LONG);
    expect(telling.idle).toBe(true);
  });

  it('tells nothing to a page that nobody sees', () => {
    const { telling, story } = queue();
    hidden = true;
    telling.take(at(1), 'turn');
    telling.take(at(2), 'once');
    expect(telling.shown.ply).toBe(2);
    expect(story()).toEqual(['0 silent 0-1', '0 settled', '0 silent 1-2', '0 settled']);
  });

  it('only marks when nothing moves', () => {
    const { telling, story, seen } = queue(SECOND, 0);
    telling.take(at(1), 'turn');
    telling.take(at(2), 'once');
    expect(story()).toEqual(['0 turn 0-1', '0 mark tile:0-1 0', '0 settled', '0 once 1-2', '0 mark tile:1-2 0', '0 settled']);
    expect(seen.filter(({ what }) => what === 'sound lay')).toHaveLength(2);
  });

  it('goes on when a game fails to tell', () => {
    const report = vi.fn();
    vi.stubGlobal('reportError', report);
    const { telling } = queue(
      module(() => {
        throw new Error('no such tile');
      }),
    );
    telling.take(at(1), 'turn');
    expect([telling.shown.ply, telling.idle, report.mock.calls.length]).toEqual([1, true, 1]);
    vi.unstubAllGlobals();
  });

  it('takes another account of the position that is still to come', () => {
    const { telling } = queue();
    telling.take(at(1), 'turn');
    telling.take(at(2), 'turn');
    const again = at(2, { thinking: true });
    telling.amend(again);
    vi.advanceTimersByTime(1000);
    expect(telling.shown).toBe(again);
  });

  it('says when everything has been told', async () => {
    const { telling } = queue();
    const told = vi.fn();
    telling.take(at(1), 'turn');
    void telling.over().then(told);
    await vi.advanceTimersByTimeAsync(999);
    expect(told).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(told).toHaveBeenCalled();
  });
});

describe('the frame that draws a position', () => {
  it('is when what happened begins; what is skipped before it is not told', () => {
    let draw: FrameRequestCallback = () => {};
    vi.mocked(window.requestAnimationFrame).mockImplementation((later) => ((draw = later), 1));
    const { telling, story } = queue();
    telling.take(at(1), 'turn');
    expect([telling.shown.ply, telling.idle]).toEqual([1, false]);
    expect(story()).toEqual(['0 turn 0-1']);
    draw(0);
    expect(story()).toEqual(['0 turn 0-1', '0 show tile:0-1 1000']);
    vi.advanceTimersByTime(1000);
    telling.take(at(2), 'turn');
    telling.skip();
    vi.advanceTimersByTime(1000);
    expect(story().filter((one) => one.includes('show'))).toHaveLength(1);
  });

  it('is not waited for where none is made', () => {
    vi.mocked(window.requestAnimationFrame).mockImplementation(() => 1);
    const { telling, story } = queue();
    telling.take(at(1), 'turn');
    vi.advanceTimersByTime(100);
    expect(story().at(-1)).toBe('100 show tile:0-1 1000');
  });
});

describe('points', () => {
  const CITY: Happening = { time: 1000, gains: [{ at: 'tile:1', seat: 0, points: 4, cause: 'city' }] };
  const before = at(0, { view: view({ ply: 0, scores: [8, 3] }) });
  const after = at(1, { view: view({ ply: 1, scores: [12, 3] }), ledger: [scored(0, 0, 4, 'city')] });

  it('count when they arrive', () => {
    const { telling } = queue(module(() => [CITY]));
    telling.take(before, 'silent');
    telling.take(after, 'turn');
    expect(telling.scores).toEqual([8, 3]);
    vi.advanceTimersByTime(800);
    expect(telling.scores).toEqual([8, 3]);
    vi.advanceTimersByTime(199);
    expect(telling.scores).toEqual([12, 3]);
    vi.advanceTimersByTime(1);
    expect([telling.scores, telling.idle]).toEqual([[12, 3], true]);
  });

  it('are all there at once when they do not add up, when it is skipped, and when nothing moves', () => {
    const wrong = queue(module(() => [{ ...CITY, gains: [{ at: 'tile:1', seat: 0, points: 3 }] }])).telling;
    wrong.take(before, 'silent');
    wrong.take(after, 'turn');
    expect(wrong.scores).toEqual([12, 3]);
    const skipped = queue(module(() => [CITY])).telling;
    skipped.take(before, 'silent');
    skipped.take(after, 'turn');
    skipped.skip();
    expect(skipped.scores).toEqual([12, 3]);
    const still = queue(
      module(() => [CITY]),
      0,
    ).telling;
    still.take(before, 'silent');
    still.take(after, 'turn');
    expect(still.scores).toEqual([12, 3]);
  });

  it('are told of a game that tells nothing itself, but for those of the final count', () => {
    const { telling, story } = queue({ causes: CAUSES });
    telling.take(before, 'silent');
    telling.take({ ...after, ledger: [...after.ledger, scored(0, 1, 9, 'field')] }, 'turn');
    vi.advanceTimersByTime(POINTS);
    expect(story().slice(2)).toEqual(['0 turn 0-1', `0 show - ${POINTS}`, `${POINTS} settled`]);
    telling.take(at(2, { view: view({ ply: 2, scores: [12, 3] }) }), 'turn');
    expect(telling.idle).toBe(true);
  });
});

describe('the past', () => {
  const entry = (ply: number): StoryEntry => ({ ply, seat: 1, key: 'x', args: {}, rule: null, points: 0, turn: null, whose: 1, actor: 1 });

  it('is told once more and ends in the present; what comes meanwhile follows', () => {
    const { telling, story } = queue();
    const past = [at(0), at(1, { story: [entry(0)] }), at(2)];
    for (const one of past.slice(1)) telling.take(one, 'silent');
    const known = story().length;
    telling.watch(past);
    expect([telling.shown.ply, telling.again, telling.caughtUp]).toEqual([1, true, false]);
    telling.take(at(3), 'turn');
    vi.advanceTimersByTime(1000);
    expect([telling.shown.ply, telling.again]).toEqual([2, true]);
    vi.advanceTimersByTime(1000);
    expect([telling.shown.ply, telling.again]).toEqual([3, false]);
    vi.advanceTimersByTime(1000);
    expect(story().slice(known)).toEqual(['0 show tile:0-1 1000', '1000 show tile:1-2 1000', '2000 turn 2-3', '2000 show tile:2-3 1000', '3000 settled']);
  });

  it('stands still long enough to be seen where nothing moves, and is skipped like anything else', () => {
    const { telling } = queue(
      module(() => []),
      0,
    );
    const past = [at(0), at(1), at(2)];
    for (const one of past.slice(1)) telling.take(one, 'silent');
    telling.watch(past);
    vi.advanceTimersByTime(500);
    expect(telling.shown.ply).toBe(1);
    vi.advanceTimersByTime(500);
    expect(telling.shown.ply).toBe(2);
    telling.watch(past);
    telling.skip();
    expect([telling.shown.ply, telling.idle, telling.again]).toEqual([2, true, false]);
  });
});
