import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError, type Client } from '$lib/api/client';
import type { StoryEntry } from '$lib/api/types';
import Controls from '$lib/replay/Controls.svelte';
import Graph from '$lib/replay/Graph.svelte';
import { expectedAt, expectedLines, scoreLines, turnShown } from '$lib/replay/graph';
import { Player } from '$lib/replay/player.svelte';
import { placeOf } from '$lib/state/router.svelte';
import { scored, table, view } from './fixtures';

const TURNS = [
  { ply: 1, seat: 0, turn: 1 },
  { ply: 4, seat: 1, turn: 2 },
  { ply: 7, seat: 0, turn: 3 },
];
const asked: number[] = [];
const api = {
  table: () => Promise.resolve({ table: table({ state: 'over' }), snapshot: null, notices: [] }),
  replay: (_: string, ply: number | null) => {
    asked.push(ply ?? -1);
    const at = ply ?? 9;
    return Promise.resolve({ view: view({ ply: at }), ply: at, plies: 9, story: [], ledger: [], turns: TURNS });
  },
  look: (_: string, actions: string[], _tokens: string[], ply: number) =>
    Promise.resolve({
      view: view({ ply: ply + actions.length, current: 1 }),
      legal: [],
      story: [],
      ply: ply + actions.length,
      actions: actions.map((one) => one.replace('?', 'U')),
    }),
} as unknown as Client;

beforeEach(() => {
  asked.length = 0;
});

describe('the turn of a moment', () => {
  const said = (ply: number, turn: number | null, whose: number | null) => ({ key: 'x-log-y', args: {}, ply, turn, whose, seat: whose });
  const story = [said(0, null, null), said(1, 1, 0), said(3, 2, 1), said(4, 2, 1), said(6, 3, 0)] as unknown as StoryEntry[];
  const at = (ply: number) => turnShown({ turns: TURNS, story }, ply)?.turn ?? null;

  it('is the last one begun', () => {
    expect([0, 1, 2, 5, 6, 9].map(at)).toEqual([null, null, 1, 2, 2, 3]);
  });
  it('is the next one once its tile is drawn', () => {
    expect([at(3), at(4)]).toEqual([1, 2]);
    expect([at(6), at(7)]).toEqual([2, 3]);
  });
});

describe('a replay', () => {
  it('opens at the moment of the link and stays within the game', async () => {
    const player = await Player.open('abc', 4, api);
    expect([player.ply, player.view.ply, player.plies]).toEqual([4, 4, 9]);
    await player.go(99);
    expect(player.ply).toBe(9);
    await player.go(-3);
    expect(player.ply).toBe(0);
  });

  it('asks for a position once, and for the next one ahead', async () => {
    const player = await Player.open('abc', 2, api);
    await player.go(3);
    await player.go(2);
    await player.go(3);
    expect(asked.filter((ply) => ply === 3)).toHaveLength(1);
    expect(asked).toContain(4);
  });

  it('jumps to the turn before and after', async () => {
    const player = await Player.open('abc', 5, api);
    expect([player.turn(-1), player.turn(1)]).toEqual([4, 7]);
    await player.go(7);
    expect([player.turn(-1), player.turn(1)]).toEqual([4, 9]);
    await player.go(0);
    expect(player.turn(-1)).toBe(0);
  });

  it('plays by itself to the end', async () => {
    vi.useFakeTimers();
    try {
      const player = await Player.open('abc', 7, api);
      player.play(10);
      await vi.advanceTimersByTimeAsync(100);
      expect([player.ply, player.playing]).toEqual([9, false]);
    } finally {
      vi.useRealTimers();
    }
  });

  it('goes on at one pace when it is stopped and started again at once', async () => {
    vi.useFakeTimers();
    try {
      const player = await Player.open('abc', 0, api);
      for (let i = 0; i < 5; i++) player.play(100);
      await vi.advanceTimersByTimeAsync(350);
      expect([player.ply, player.playing]).toEqual([6, true]); // three starts, and three steps after them
    } finally {
      vi.useRealTimers();
    }
  });

  it('plays a turn to its end, and then the next one', async () => {
    vi.useFakeTimers();
    try {
      const player = await Player.open('abc', 2, api);
      for (const end of [4, 7, 9]) {
        player.playTurn(10);
        await vi.advanceTimersByTimeAsync(100);
        expect([player.ply, player.playing]).toEqual([end, false]);
      }
    } finally {
      vi.useRealTimers();
    }
  });

  it('tries moves from here on a private copy, with draws spelled out', async () => {
    const player = await Player.open('abc', 4, api);
    await player.startPlan();
    await player.submit(['draw ?']);
    expect(player.plan?.steps.at(-1)?.actions).toEqual(['draw U']);
    expect(player.seat).toBe(1);
    player.stepBackPlan();
    expect(player.plan?.steps).toHaveLength(1);
    await player.go(5);
    expect(player.planning).toBe(false);
  });

  it('tries moves from the moment that was shown when that was wished, though another is asked for meanwhile', async () => {
    const player = await Player.open('abc', 4, api);
    const started = player.startPlan();
    await player.go(6);
    await started;
    expect([player.planning, player.view.ply]).toEqual([false, 6]);

    await player.startPlan();
    const sent = player.submit(['draw ?']);
    await player.go(7);
    expect(await sent).toBe(false);
    expect([player.planning, player.view.ply]).toEqual([false, 7]);

    await player.startPlan();
    await player.submit(['one']);
    const next = player.submit(['two']);
    player.stepBackPlan();
    expect(await next).toBe(false);
    expect(player.plan?.steps).toHaveLength(1);
  });

  it('takes no position of one trial for one of another', async () => {
    const player = await Player.open('abc', 4, api);
    const seen: string[] = [];
    for (const move of ['one', 'two']) {
      await player.startPlan();
      await player.submit([move]);
      seen.push(player.position);
      player.stepBackPlan();
      await player.submit(['three']);
      seen.push(player.position);
    }
    expect(new Set(seen).size).toBe(4);
  });

  it('says why it cannot say why something is refused', async () => {
    const player = await Player.open('abc', 4, { ...api, look: () => Promise.reject(new ApiError('network', 0)) } as unknown as Client);
    await player.explain('place');
    expect(player.notice?.text).toMatch(/^No answer from the server/);
  });

  it('stands still where the next position cannot be had', async () => {
    vi.useFakeTimers();
    try {
      const fails = { ...api, replay: (id: string, ply: number | null) => (ply === 6 ? Promise.reject(new ApiError('network', 0)) : api.replay(id, ply, [])) };
      const player = await Player.open('abc', 4, fails as unknown as Client);
      player.play(10);
      await vi.advanceTimersByTimeAsync(200);
      expect([player.playing, player.ply, player.shown.ply]).toEqual([false, 5, 5]);
      expect(player.notice?.text).toMatch(/^No answer from the server/);
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('its controls', () => {
  it('step, jump and slide', async () => {
    const go = vi.fn();
    const playTurn = vi.fn();
    render(Controls, { ply: 4, plies: 9, playing: false, caption: 'Turn 2, Wen', go, turn: (step: 1 | -1) => (step === 1 ? 7 : 1), play: () => {}, playTurn });
    await fireEvent.click(screen.getByRole('button', { name: 'One step forward' }));
    await fireEvent.click(screen.getByRole('button', { name: 'One step back' }));
    await fireEvent.click(screen.getByRole('button', { name: 'One turn forward' }));
    await fireEvent.click(screen.getByRole('button', { name: 'To the end' }));
    await fireEvent.click(screen.getByRole('button', { name: 'Play this turn' }));
    expect(playTurn).toHaveBeenCalledOnce();
    const slider = screen.getByRole('slider');
    expect(slider.getAttribute('aria-valuetext')).toBe('Step 4 of 9, Turn 2, Wen');
    await fireEvent.input(slider, { target: { value: '6' } });
    expect(go.mock.calls.map(([ply]) => ply as number)).toEqual([5, 3, 7, 9, 6]);
  });
});

describe('addresses', () => {
  it('may be anything that somebody types', () => {
    expect(placeOf('/t/100%')).toEqual({ name: 'nowhere' });
    expect(placeOf('/t/%E0%A4%A/replay', '?ply=3')).toEqual({ name: 'nowhere' });
  });
  it('name the lobby, a table, a moment', () => {
    expect(placeOf('/')).toEqual({ name: 'lobby' });
    expect(placeOf('/t/abc')).toEqual({ name: 'table', id: 'abc' });
    expect(placeOf('/t/abc/replay', '?ply=12')).toEqual({ name: 'replay', id: 'abc', ply: 12 });
    expect(placeOf('/t/abc/replay')).toEqual({ name: 'replay', id: 'abc', ply: null });
    for (const cut of ['/t/abc.', '/t/a%20b', '/t/%E0%A4%A', '/t/abc)/replay', '/seat/Ab-_9']) expect(placeOf(cut)).toEqual({ name: 'nowhere' });
    expect(placeOf('/elsewhere')).toEqual({ name: 'nowhere' });
  });
});

describe('the race', () => {
  it('adds up points by step', () => {
    expect(scoreLines([scored(2, 0, 4, 'city'), scored(2, 0, 1, 'road'), scored(8, 1, 3, 'road')], 2, 9)).toEqual([
      [
        { ply: 0, points: 0 },
        { ply: 3, points: 5 },
      ],
      [
        { ply: 0, points: 0 },
        { ply: 9, points: 3 },
      ],
    ]);
  });

  it('shows what a bot expected, at the moment and as lines', async () => {
    const analysis = {
      moments: [1, 4, 7, 9],
      values: [
        [60, 60],
        [64.6, 58],
        [61, 63.4],
        [70, 66],
      ],
    };
    expect(expectedLines(analysis, 2)[1]).toEqual([
      { ply: 1, points: 60 },
      { ply: 4, points: 58 },
      { ply: 7, points: 63.4 },
      { ply: 9, points: 66 },
    ]);
    expect([0, 5, 9].map((ply) => expectedAt(analysis, ply))).toEqual([
      [60, 60],
      [64.6, 58],
      [70, 66],
    ]);
    const { container } = render(Graph, { ledger: [], analysis, names: ['Ada', 'Bo'], plies: 9, ply: 5, go: () => {} });
    expect(container.querySelectorAll('.expected')).toHaveLength(2);
    expect(screen.getByText('65')).toBeTruthy();
  });
});

describe('a bot’s judgement', () => {
  it('is asked for once the game is over, and is no loss when it does not come', async () => {
    const analysis = { moments: [1], values: [[1, 2]] };
    const player = await Player.open('abc', 4, { ...api, review: () => Promise.resolve(analysis) } as unknown as Client);
    await player.analyse();
    expect(player.analysis).toEqual(analysis);
    const without = await Player.open('abc', 4, { ...api, review: () => Promise.reject(new Error('busy')) } as unknown as Client);
    await without.analyse();
    expect(without.analysis).toBeNull();
  });
});
