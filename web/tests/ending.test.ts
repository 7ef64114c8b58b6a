import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { api, type Client } from '$lib/api/client';
import type { LedgerEntry, Table } from '$lib/api/types';
import Bars from '$lib/end/Bars.svelte';
import { Closed } from '$lib/end/closed';
import { sized } from '$lib/end/picture';
import Result from '$lib/end/Result.svelte';
import { bestAndWorst, turningPoints } from '$lib/end/turning';
import type { GameModule } from '$lib/games/types';
import { addGameTexts } from '$lib/i18n';
import { apart, pointTicks, turnTicks } from '$lib/replay/axes';
import Graph from '$lib/replay/Graph.svelte';
import PlayOn from '$lib/replay/PlayOn.svelte';
import { Player } from '$lib/replay/player.svelte';
import { router } from '$lib/state/router.svelte';
import { held } from '$lib/state/seats.svelte';
import { doings } from '$lib/table/doings';
import { Session } from '$lib/table/session.svelte';
import { entry, scored, seat, snapshot, table, view, whole } from './fixtures';

const MODULE = { causes: { settled: ['city'], final: ['road-open', 'field'] } } as unknown as GameModule;

const open = async (more: Partial<Table> = {}, ledger: readonly LedgerEntry[] = []): Promise<Session> => {
  const over = view({ current: -4, ply: 9, scores: [12, 7], winners: [0] });
  const answer = { table: table({ state: 'over', ...more }), snapshot: snapshot(9, { view: over, ledger }), notices: [] };
  return Session.open('abc', { api: { table: () => Promise.resolve(answer) } as unknown as Client, quiet: true });
};

for (const game of ['carcassonne', 'caylus', 'carrara', 'praga']) await addGameTexts(game);

beforeEach(() => {
  localStorage.clear();
  vi.spyOn(api, 'review').mockRejectedValue(new Error('busy'));
});
afterEach(() => vi.useRealTimers());

describe('the places', () => {
  it('begin with whoever has won, also where a tie was decided', async () => {
    const over = view({ game: 'praga', players: 3, current: -4, ply: 9, scores: [12, 7, 12], winners: [2], seats: [] });
    const seats = ['Odile', 'Wen', 'Mara'].map((name, number) => seat(number, 'person', name));
    const answer = { table: table({ state: 'over', seats, players: 3 }), snapshot: snapshot(9, { view: over }), notices: [] };
    const session = await Session.open('abc', { api: { table: () => Promise.resolve(answer) } as unknown as Client, quiet: true });
    render(Result, { session, module: MODULE, listed: true, close: () => {} });
    const places = [...document.querySelectorAll('.podium li')].map((one) => `${one.querySelector('i')!.textContent} ${one.querySelector('b')!.textContent}`);
    expect(places).toEqual(['1 Mara', '2 Odile', '3 Wen']);
  });
});

describe('where a game turned', () => {
  const analysis = {
    moments: [1, 4, 7, 9, 12],
    values: [
      [60, 60],
      [66, 60],
      [62, 66],
      [61, 64],
      [70, 50],
    ],
    gains: [4, -3, 1.5, 30],
  };
  const TURNS = analysis.moments.slice(0, -1).map((ply, i) => ({ ply, seat: i % 2, turn: i + 1 }));

  it('is where somebody else took the lead, or where it grew most; the last turn tells nothing new', () => {
    expect(turningPoints(analysis)).toEqual([
      { ply: 4, end: 7, seat: 1, change: 10 },
      { ply: 1, end: 4, seat: 0, change: 6 },
    ]);
  });

  it('knows the best and the worst turn by the decisions alone', () => {
    expect(bestAndWorst(analysis, TURNS)).toEqual({ best: { ply: 1, seat: 0, turn: 1, gain: 4 }, worst: { ply: 4, seat: 1, turn: 2, gain: -3 } });
    expect(bestAndWorst({ gains: [0.2, 9] }, TURNS.slice(0, 2))).toEqual({ best: null, worst: null });
  });

  it('is marked on a graph with axes, and leads there', async () => {
    const go = vi.fn();
    const turning = turningPoints(analysis);
    const props = { ledger: [scored(2, 0, 44, 'city')], analysis, turns: TURNS, turning, names: ['Ada', 'Bo'], plies: 12, go };
    const { container, unmount } = render(Graph, { ...props, ply: 4 });
    expect(container.querySelectorAll('.turned.at')).toHaveLength(2);
    expect([...container.querySelectorAll('text')].map((one) => one.textContent)).toEqual(['0', '20', '40', '60', '1', '2', '3', '4']);
    const slider = screen.getByRole('slider');
    await fireEvent.keyDown(slider, { key: 'ArrowRight' });
    await fireEvent.keyDown(slider, { key: 'ArrowLeft', altKey: true }); // the browser's way back
    await fireEvent.keyDown(slider, { key: 'End' });
    const x = Number(/M([\d.]+)/.exec(container.querySelector('.turned.at')!.getAttribute('d')!)![1]);
    await fireEvent.click(slider, { clientX: x + 3 });
    expect(go.mock.calls.map(([ply]) => ply as number)).toEqual([5, 12, 4]);
    unmount();
    render(Graph, { ...props, ply: null });
    expect(screen.queryByRole('slider')).toBeNull();
  });

  it('has round ticks, and marks that keep their distance', () => {
    expect(pointTicks(0, 87, 5).map(({ label }) => label)).toEqual(['0', '20', '40', '60', '80']);
    expect(pointTicks(-4, 8, 4).map(({ label }) => label)).toEqual(['0', '5']);
    const turns = Array.from({ length: 40 }, (_, i) => ({ ply: 3 * i, seat: i % 2, turn: 1 + Math.floor(i / 2) }));
    expect(turnTicks(turns, 8).map(({ label }) => label)).toEqual(['1', '5', '10', '15', '20']);
    expect(apart([50, 52, 20], 15, 60)).toEqual([45, 60, 20]);
  });
});

describe('the result', () => {
  const LEDGER = [scored(2, 0, 4, 'city'), scored(4, 1, 1, 'city'), scored(8, 1, 6, 'field'), scored(8, 0, 8, 'field')];

  it('says who won, by what, and where one may look again', async () => {
    const analysis = {
      moments: [1, 4, 9],
      values: [
        [5, 5],
        [9, 4],
        [12, 7],
      ],
      gains: [3, 0],
      luck: [
        [0, 0],
        [1, -1],
        [1, -1],
      ],
      draws: [],
      mistakes: [],
    };
    vi.mocked(api.review).mockResolvedValue(analysis);
    const session = await open({}, LEDGER);
    session.receive(
      whole({
        ...session.latest,
        turns: [
          { ply: 1, seat: 0, turn: 1, deeds: [], changes: [] },
          { ply: 4, seat: 1, turn: 2, deeds: [], changes: [] },
        ],
      }),
    );
    const close = vi.fn();
    render(Result, { session, module: MODULE, listed: true, close });
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('You win!');
    const rows = within(screen.getByRole('table'))
      .getAllByRole('row')
      .map((row) => [...row.children].map((cell) => cell.textContent!.trim()).join(' '));
    expect(rows.slice(1)).toEqual(['Cities 4 1', 'Fields 8 6', 'Score 12 7']);
    expect(screen.getByText('Final count').closest('details')!.open).toBe(true);
    await vi.waitFor(() => expect(screen.getByText('Turning point')).toBeTruthy());
    expect(screen.getAllByRole('link', { name: 'Turn 1' }).map((link) => link.getAttribute('href'))).toContain('/t/abc/replay?ply=1');
    await fireEvent.click(screen.getByRole('button', { name: 'Close the result' }));
    expect(close).toHaveBeenCalledOnce();
  });

  it('puts who wins a tie first, and says why', async () => {
    const over = view({ current: -4, ply: 9, scores: [12, 12, 7], winners: [1] });
    const seats = [seat(0, 'person', 'Odile'), seat(1, 'person', 'Wen'), seat(2, 'person', 'Haruka')];
    const story = [entry(8, null, 'carrara-log-over', { args: { winners: [1], count: 1, tied: 1 } })];
    const answer = { table: table({ state: 'over', game: 'carrara', seats }), snapshot: snapshot(9, { view: over, story }), notices: [] };
    const session = await Session.open('abc', { api: { table: () => Promise.resolve(answer) } as unknown as Client, quiet: true });
    const shown = render(Result, { session, module: MODULE, listed: true, close: () => {} });
    const podium = [...shown.container.querySelectorAll('.podium li')].map((one) => one.textContent!.trim().replace(/\s+/g, ' '));
    expect(podium).toEqual(['1Wen12', '2Odile12', '3Haruka7']);
    expect(screen.getByText('The game is over. Wen wins with most marble left.')).toBeTruthy();
  });

  it('does without the judgement of a bot that has no time', async () => {
    render(Result, { session: await open({}, LEDGER), module: MODULE, listed: false, close: () => {} });
    expect(screen.queryByText('Turning point')).toBeNull();
    expect(screen.getByRole('button', { name: 'Rematch' })).toBeTruthy();
    expect(screen.getByText('Final count').closest('details')!.open).toBe(false);
  });

  it('stays closed once it was closed, for as many tables as are remembered', () => {
    const one = new Closed('one');
    one.set(true);
    expect([new Closed('one').has(), new Closed('two').has()]).toEqual([true, false]);
    for (let i = 0; i < 60; i++) new Closed(`t${i}`).set(true);
    expect(one.has()).toBe(false);
    new Closed('t5').set(false);
    expect(new Closed('t5').has()).toBe(false);
  });

  it('shows points that were lost with a true minus', () => {
    render(Bars, { game: 'caylus', ledger: [scored(2, 0, -3, 'penalty')], scores: [-3, 0], names: ['Ada', 'Bo'], module: MODULE });
    expect(screen.getAllByText('−3')).toHaveLength(2);
  });

  it('gives a drawing the size that a picture needs', () => {
    const { svg, width, height } = sized('<svg xmlns="x" viewBox="-10 0 300 150" width="300" style="height:auto" role="img"><g/></svg>');
    expect([width, height]).toEqual([2400, 1200]);
    expect(svg).toBe('<svg width="2400" height="1200" xmlns="x" viewBox="-10 0 300 150" role="img"><g/></svg>');
  });
});

describe('the log', () => {
  it('leaves what is counted at the end out of the last turn, and out of no other', () => {
    const story = [1, 2].map((turn) => entry(2 * turn, turn - 1, 'carcassonne-log-city', { turn, whose: turn - 1 }));
    const ledger = [scored(2, 0, 4, 'city'), scored(4, 1, 3, 'city'), scored(4, 0, 6, 'field')];
    const source = { game: 'carcassonne', names: ['Ada', 'Bo'], module: MODULE, story, ledger };
    const first = doings({ ply: 1, seat: 0, turn: 1, deeds: [], changes: [{ points: 4 }, {}] }, source);
    const last = doings({ ply: 3, seat: 1, turn: 2, deeds: [], changes: [{ points: 6 }, { points: 3 }] }, source);
    expect([first.points, first.gains]).toEqual([4, '']);
    expect([last.points, last.gains]).toEqual([3, '']);
  });
});

describe('playing on', () => {
  it('asks for the seat and the bots, and goes to the new table', async () => {
    const replay = { view: view({ current: 1 }), ply: 5, plies: 9, story: [], ledger: [], turns: [] };
    const client = { table: () => Promise.resolve({ table: table({ state: 'over' }), notices: [] }), replay: () => Promise.resolve(replay) };
    const player = await Player.open('abc', 5, client as unknown as Client);
    vi.spyOn(api, 'games').mockResolvedValue([]);
    const call = vi.spyOn(api, 'playOn').mockResolvedValue({ table: table({ id: 'next' }), tokens: { '0': 'tok' } });
    const went = vi.spyOn(router, 'go').mockImplementation(() => {});
    render(PlayOn, { id: player.id, game: 'carcassonne', names: player.names, ply: player.ply, first: 1, close: () => {} });
    await fireEvent.change(screen.getByLabelText('Your seat'), { target: { value: '0' } });
    await fireEvent.click(screen.getByRole('button', { name: 'Start' }));
    await vi.waitFor(() => expect(went).toHaveBeenCalledWith('/t/next'));
    expect(call).toHaveBeenCalledWith('abc', { ply: 5, seat: 0, name: 'Guest', bot: 'level:2' }, expect.stringMatching(/^[0-9a-f]{32}$/));
    expect(held.tokenOf('next', 0)).toBe('tok');
  });
});
