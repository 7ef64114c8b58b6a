import { render } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { Decide } from '$lib/games/caylus';
import { towards } from '$lib/games/arrows';
import { CaylusController } from '$lib/games/caylus/controller.svelte';
import { choicesOf } from '$lib/games/caylus/moves';
import { context, POSITIONS, type Position } from './positions';

const key = (name: string, target?: HTMLElement): KeyboardEvent => {
  const e = new KeyboardEvent('keydown', { key: name });
  if (target) Object.defineProperty(e, 'target', { value: target });
  return e;
};
const hand = (position: Position, more = {}): { table: ReturnType<typeof context>; c: CaylusController } => {
  const table = context(position, more);
  return { table, c: new CaylusController(table) };
};
const place = (c: CaylusController): string => c.choices.find((o) => o.kind === 'worker')!.text;

describe('choosing', () => {
  it('stages first, confirms then, and sends the notation', async () => {
    const { table, c } = hand(POSITIONS.worker!);
    const text = place(c);
    await c.pick(text);
    expect([c.chosen?.text, c.ready, c.staged]).toEqual([text, true, true]);
    expect(table.submit).not.toHaveBeenCalled();
    await c.confirm();
    expect(table.submit).toHaveBeenCalledWith([text]);
  });
  it('plays when chosen again, and at once without the confirm setting', async () => {
    const one = hand(POSITIONS.worker!);
    await one.c.pick('pass');
    await one.c.pick('pass');
    expect(one.table.submit).toHaveBeenCalledTimes(1);
    const two = hand(POSITIONS.worker!, { settings: { confirm: false, asks: 'never', motion: false } });
    await two.c.pick(place(two.c));
    expect(two.table.submit).toHaveBeenCalledTimes(1);
  });
  it('sends at once no more than was pressed: what is proposed after it waits for Confirm', async () => {
    const legal = ['food', 'wood'].map((cube) => ({ action: 0, text: `pay ${cube}`, fields: { kind: 'pay', cube }, preview: null }));
    const view = { ...POSITIONS.worker!.view, ask: 'pay' as const };
    const look = (actions: readonly string[]) =>
      Promise.resolve({ view: { ...view, ask: actions.length < 2 ? ('pay' as const) : view.ask }, legal, story: [], ply: 0, actions, refusal: null });
    const { table, c } = hand({ ...POSITIONS.worker!, view, legal }, { settings: { confirm: false, asks: 'never', motion: false }, look });
    await c.bundle.propose();
    expect(c.bundle.chosen!.actions.length).toBeGreaterThan(1);
    await c.pick(c.bundle.chosen!.actions[0]!);
    expect(table.submit).toHaveBeenCalledWith([c.bundle.chosen!.actions[0]]);
    await c.confirm();
    expect(table.submit).toHaveBeenLastCalledWith(c.bundle.chosen!.actions);
  });
  it('takes back what is staged', async () => {
    const { c } = hand(POSITIONS.worker!);
    await c.pick('pass');
    c.cancel();
    expect([c.chosen, c.ready, c.staged]).toEqual([null, false, false]);
  });
  it('is ready by itself when there is one choice only', () => {
    const pass = POSITIONS.worker!.legal.filter((a) => a.text === 'pass');
    const { c } = hand({ ...POSITIONS.worker!, legal: pass });
    expect([c.ready, c.staged, c.chosen?.text]).toEqual([true, false, 'pass']);
  });
  it('does nothing while a move travels, in a replay, or when nothing is asked', async () => {
    for (const more of [{ busy: true }, { mode: 'replay' as const }, { legal: [] }]) {
      const { table, c } = hand(POSITIONS.worker!, more);
      await c.pick('pass');
      expect([c.ready, c.choices.length, c.key(key('ArrowRight'))]).toEqual([false, 0, false]);
      expect(table.submit).not.toHaveBeenCalled();
    }
  });
  it('forgets what was staged when the position changes', async () => {
    let position = $state('7');
    const table = context(POSITIONS.worker!);
    Object.defineProperty(table, 'position', { get: () => position });
    const c = new CaylusController(table);
    await c.pick('pass');
    position = '8';
    flushSync();
    expect(c.staged).toBe(false);
  });
});

describe('pointing', () => {
  it('at a glowing place chooses it', async () => {
    const { c } = hand(POSITIONS.worker!);
    const choice = c.choices.find((o) => o.spot?.startsWith('road:'))!;
    await c.point(choice.spot!);
    expect(c.chosen).toBe(choice);
  });
  it('at another asks why not', async () => {
    const { table, c } = hand(POSITIONS.worker!);
    const legal = new Set(c.choices.map((o) => o.spot));
    const closed = POSITIONS.worker!.view.road.find((s) => !legal.has(`road:${s.space}`))!;
    await c.point(`road:${closed.space}`);
    expect(table.explain).toHaveBeenCalledWith(`worker ${closed.space}`);
    expect(c.chosen).toBeNull();
  });
  it('speaks the notation of each decision', async () => {
    for (const [ask, spot, text] of [
      ['gate', 'special:trading_post', 'move trading-post'],
      ['worker', 'special:merchants_guild', 'worker guild'],
      ['build', 'stock:cathedral', 'build cathedral'],
      ['favour', 'favour:deniers:5', 'favour deniers 5'],
    ] as const) {
      const only = POSITIONS[ask]!.legal.slice(0, 1).filter((a) => a.text !== text);
      const { table, c } = hand({ ...POSITIONS[ask]!, legal: only.length ? only : POSITIONS[ask]!.legal.slice(1, 2) });
      await c.point(spot);
      expect(table.explain, ask).toHaveBeenCalledWith(text);
    }
  });
});

describe('where it is needed only', () => {
  const needed = { confirm: true, asks: 'needed' as const, motion: false };
  const ahead = (next: number) => ({
    settings: needed,
    look: (actions: readonly string[]) =>
      Promise.resolve({ view: { ...POSITIONS.take!.view, current: next }, legal: [], story: [], ply: 0, actions, refusal: null }),
  });
  it('one is asked before others act, and not before what Undo takes back freely', async () => {
    const { current } = POSITIONS.take!.view;
    const free = hand(POSITIONS.take!, ahead(current));
    await free.c.pick(free.c.choices[0]!.text);
    expect(free.table.submit).toHaveBeenCalledTimes(1);
    const last = hand(POSITIONS.take!, ahead(current + 1));
    await last.c.pick(last.c.choices[0]!.text);
    expect(last.table.submit).not.toHaveBeenCalled();
    expect(last.c.ready).toBe(true);
  });
});

describe('what another points at', () => {
  it('is found on the sheet from its notation', () => {
    const { view } = POSITIONS.worker!;
    for (const a of POSITIONS.worker!.legal) {
      const choice = hand(POSITIONS.worker!).c.choices.find((o) => o.text === a.text)!;
      if (choice.spot) expect(hand(POSITIONS.worker!, { hovered: a.text }).c.aimed, a.text).toBe(choice.spot);
    }
    for (const ask of ['provost', 'favour', 'gate'])
      for (const c of choicesOf(POSITIONS[ask]!.legal, POSITIONS[ask]!.view))
        if (c.spot) expect(hand(POSITIONS[ask]!, { hovered: c.text, legal: [] }).c.aimed, c.text).toBe(c.spot);
    expect(hand(POSITIONS.worker!, { hovered: 'pass' }).c.aimed).toBeNull();
    expect(view.ask).toBe('worker');
  });
});

describe('the keyboard', () => {
  it('chooses by number, passes with N, confirms with Enter', async () => {
    const { table, c } = hand(POSITIONS.worker!);
    expect(c.key(key('2'))).toBe(true);
    expect(c.chosen).toBe(c.choices[1]);
    expect(c.key(key('n'))).toBe(true);
    expect(c.chosen?.kind).toBe('pass');
    expect(c.key(key('Enter'))).toBe(true);
    await vi.waitFor(() => expect(table.submit).toHaveBeenCalledWith(['pass']));
  });
  it('walks over the places as they lie and stages with Enter', () => {
    const { c } = hand(POSITIONS.worker!);
    const road = c.choices.filter((o) => o.spot?.startsWith('road:'));
    c.locate = (spot) => (spot.startsWith('road:') ? [Number(spot.split(':')[1]) * 100, 0] : null);
    c.moveCursor(road[0]!);
    expect(c.key(key('ArrowRight'))).toBe(true);
    expect(c.cursor).toBe(road[1]);
    c.key(key('ArrowLeft'));
    expect(c.cursor).toBe(road[0]);
    c.key(key('Enter'));
    expect(c.chosen).toBe(road[0]);
  });
  it('goes through the bar where nothing lies on the sheet', () => {
    const { c } = hand(POSITIONS.batch!);
    c.key(key('ArrowRight'));
    c.key(key('ArrowRight'));
    expect(c.cursor).toBe(c.choices[1]);
    c.key(key('ArrowLeft'));
    c.key(key('ArrowLeft'));
    expect(c.cursor).toBe(c.choices.at(-1));
  });
  it('leaves Enter to buttons that are no choice', () => {
    const { c } = hand(POSITIONS.worker!);
    const other = document.createElement('button');
    expect(c.key(key('Enter', other))).toBe(false);
  });
  it('steps back with Escape: staged, overlay', async () => {
    const { table, c } = hand(POSITIONS.worker!);
    await c.pick('pass');
    table.overlay = 'supply';
    expect([c.key(key('Escape')), c.staged]).toEqual([true, false]);
    expect([c.key(key('Escape')), table.overlay]).toEqual([true, null]);
    expect(c.key(key('Escape'))).toBe(false);
  });
  it('opens the supply with B, and by itself to build from it', () => {
    const { table, c } = hand(POSITIONS.worker!);
    c.key(key('b'));
    expect(table.overlay).toBe('supply');
    expect(hand(POSITIONS.build!).c.supplyOpen).toBe(true);
    expect(c.shortcuts.length).toBeGreaterThan(4);
  });
});

describe('a pass that goes by itself', () => {
  it('waits twice as long each time it fails, and goes no more once the table has moved on', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const pass = POSITIONS.worker!.legal.filter((a) => a.text === 'pass');
    const now = $state({ busy: false, position: '7', legal: pass });
    const table = Object.defineProperties(context({ ...POSITIONS.worker!, legal: pass }), {
      busy: { get: () => now.busy },
      position: { get: () => now.position },
      legal: { get: () => now.legal },
    });
    const sent: number[] = [];
    let free = 0;
    table.submit.mockImplementation(async () => {
      sent.push(Date.now() - free);
      now.busy = true;
      await new Promise((resolve) => setTimeout(resolve, 1000));
      now.busy = false;
      free = Date.now();
      return false;
    });
    free = Date.now();
    render(Decide, { props: { context: table, controller: new CaylusController(table) } });
    await vi.advanceTimersByTimeAsync(350 + 700 + 1400 + 3 * 1000);
    expect(sent.map((ms) => Math.round(ms / 50) * 50)).toEqual([350, 700, 1400]);
    now.position = '8';
    await vi.advanceTimersByTimeAsync(350);
    expect(sent.at(-1), 'another one is asked at once').toBeLessThan(400);
    await vi.advanceTimersByTimeAsync(600_000);
    const times = sent.length;
    expect(Math.max(...sent)).toBeLessThan(61_000);
    Object.assign(now, { position: '9', legal: [] });
    await vi.advanceTimersByTimeAsync(600_000);
    expect(sent).toHaveLength(times);
  });
});

describe('choices', () => {
  it('come in the order of the board, what ends them last', () => {
    const { view, legal } = POSITIONS.worker!;
    const all = choicesOf(legal, view);
    expect(all.at(-1)!.text).toBe('pass');
    const spaces = all.filter((c) => c.spot?.startsWith('road:')).map((c) => Number(c.spot!.slice(5)));
    expect(spaces).toEqual([...spaces].sort((a, b) => a - b));
    expect(
      choicesOf(POSITIONS.provost!.legal, POSITIONS.provost!.view)
        .filter((c) => c.kind === 'provost')
        .every((c) => c.spot?.startsWith('stone:')),
    ).toBe(true);
  });
  it('lie in a direction, near and not far off the line', () => {
    const all = [
      ['a', [10, 0]],
      ['b', [50, 40]],
      ['c', [-10, 0]],
    ] as const;
    expect([towards([0, 0], all, 'right'), towards([0, 0], all, 'left'), towards([0, 0], all, 'up')]).toEqual(['a', 'c', null]);
  });
});
