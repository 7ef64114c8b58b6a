/** Who has gone elsewhere meanwhile, acts in another page, or is quicker than the page. */
import { fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { flushSync, tick } from 'svelte';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { api, type Client } from '$lib/api/client';
import type { Line } from '$lib/live/connection.svelte';
import Setup from '$lib/lobby/Setup.svelte';
import Replay from '$lib/replay/Replay.svelte';
import { Player } from '$lib/replay/player.svelte';
import { router } from '$lib/state/router.svelte';
import { held } from '$lib/state/seats.svelte';
import { Session } from '$lib/table/session.svelte';
import Table from '$lib/table/Table.svelte';
import { bare, GAME, snapshot, table, view } from './fixtures';

const key = vi.fn(() => false);
const MODULE = bare({ key });
const open = (more: object = {}, position = snapshot(4)): Promise<Session> =>
  Session.open('abc', {
    api: { table: () => Promise.resolve({ table: table(), snapshot: position, notices: [] }), ...more } as unknown as Client,
    quiet: true,
  });

beforeEach(() => {
  localStorage.clear();
  held.all = {};
  held.add('abc', 'carcassonne', { '0': 'tok' });
});

describe('who leaves a page', () => {
  it('leaves a replay that plays, which asks the server for nothing any more', async () => {
    const replay = vi.fn((_: string, ply: number | null) =>
      Promise.resolve({ view: view({ ply: ply ?? 9 }), ply: ply ?? 9, plies: 9, story: [], ledger: [], turns: [] }),
    );
    const table_ = () => Promise.resolve({ table: table(), snapshot: null, notices: [] });
    const player = await Player.open('abc', 0, { table: table_, replay } as unknown as Client);
    const shown = render(Replay, { player, module: MODULE });
    player.play(0);
    expect(player.playing).toBe(true);
    shown.unmount();
    expect(player.playing).toBe(false);
  });

  it('is not called back when the table that they asked for is ready', async () => {
    let ready!: () => void;
    const create = vi.spyOn(api, 'create').mockReturnValue(new Promise((done) => (ready = () => done({ table: table({ id: 'xyz' }), tokens: { '0': 's' } }))));
    onTestFinished(() => {
      create.mockRestore();
      router.go('/');
    });
    router.go('/');
    const shown = render(Setup, { game: GAME, name: 'Odile' });
    await fireEvent.click(screen.getByRole('button', { name: 'Start the table' }));
    await waitFor(() => expect(create).toHaveBeenCalled());
    router.go('/t/other');
    shown.unmount();
    ready();
    await waitFor(() => expect(held.tokens('xyz')).toEqual(['s']));
    await tick();
    expect(router.place).toEqual({ name: 'table', id: 'other' });
  });
});

it('a seat that was taken in another page of this browser is one’s own in this one, too', async () => {
  held.forget('abc');
  const session = await open();
  const renew = vi.fn();
  session.line = { state: 'open', renew, send: () => {}, close: () => {} } as unknown as Line;
  render(Table, { session, module: MODULE });
  flushSync();
  expect(renew).not.toHaveBeenCalled();
  localStorage.setItem('bastide.tables', JSON.stringify({ abc: { game: 'carcassonne', tokens: { '1': 'other' }, at: 1 } }));
  dispatchEvent(new StorageEvent('storage', { key: 'bastide.tables' }));
  flushSync();
  expect([session.tokens, renew.mock.calls.length]).toEqual([['other'], 1]);
});

it('an answer to somebody who wants to take back is given once, however often it is pressed on a slow line', async () => {
  const request = { id: 3, seat: 1, accepted: [], waiting: [0] } as never;
  let answered!: () => void;
  const slow = new Promise<void>((done) => (answered = done));
  const answerUndo = vi.fn(() => slow);
  const session = await open({ answerUndo }, snapshot(4, { undo: { free_to: null, step: null, turn: null, redo: null, request } }));
  const first = session.answerUndo(true);
  const again = session.answerUndo(true);
  answered();
  await Promise.all([first, again]);
  expect(answerUndo).toHaveBeenCalledOnce();
  void session.answerUndo(true);
  expect(answerUndo).toHaveBeenCalledTimes(2);
});

it('what is written before the field of the talk is there does nothing at the table', async () => {
  const session = await open();
  render(Table, { session, module: MODULE });
  const press = (name: string) => document.body.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }));
  press('c');
  key.mockClear();
  for (const name of ['l', 'u', 'Enter']) press(name);
  flushSync();
  expect([key.mock.calls.length, session.news.writing, screen.getByRole('tab', { name: 'Chat' }).getAttribute('aria-selected')]).toEqual([0, true, 'true']);
  press('Escape');
  expect(session.news.writing).toBe(false);
  press('c');
  await fireEvent.click(screen.getByRole('tab', { name: 'Log' }));
  flushSync();
  expect(session.news.writing, 'who looks at the log instead').toBe(false);
});

it('asks for all that can be seen when the line comes back to a clock, which may show another time at the same number', async () => {
  const sent: (number | null)[] = [];
  const sockets: { onopen?: () => void }[] = [];
  const socket = (): WebSocket => {
    const send = (text: string) => sent.push((JSON.parse(text) as { since: number | null }).since);
    sockets.push({ readyState: 1, send, close: () => {} } as never);
    return sockets.at(-1) as unknown as WebSocket;
  };
  for (const more of [{}, { clock: { initial: 300, increment: 0, each: false } }, { frozen: 'closed' as const }]) {
    const api = { table: () => Promise.resolve({ table: table(more), snapshot: snapshot(4), notices: [] }) } as unknown as Client;
    const session = await Session.open('abc', { api, socket });
    sockets.at(-1)!.onopen?.();
    session.receive({ type: 'table', table: table(more) });
    const first = sockets.at(-1);
    session.line!.renew();
    await waitFor(() => expect(sockets.at(-1)).not.toBe(first));
    sockets.at(-1)!.onopen?.();
    session.close();
  }
  expect(sent).toEqual([4, 4, 4, null, 4, null]);
});

describe('whoever sits down while answers are on their way', () => {
  interface Answer {
    table: ReturnType<typeof table>;
    snapshot: ReturnType<typeof snapshot>;
    notices: [];
  }
  const asked: { tokens: readonly string[]; come: (answer: Answer) => void }[] = [];
  const answer = (you: number[], seq = 4): Answer => ({ table: table({ you }), snapshot: { ...snapshot(seq), you }, notices: [] });
  const watching = async (socket?: (url: string) => WebSocket): Promise<Session> => {
    held.all = {};
    asked.length = 0;
    const api = { table: (_: string, tokens: readonly string[]) => new Promise((come) => asked.push({ tokens, come })) } as unknown as Client;
    const opened = Session.open('abc', { api, ...(socket ? { socket } : { quiet: true }) });
    asked[0]!.come(answer([]));
    const session = await opened;
    onTestFinished(() => session.close());
    return session;
  };
  const sit = () => held.add('abc', 'carcassonne', { '0': 'tok' });
  const settle = (at: number, what: Answer) => (asked[at]!.come(what), tick());

  it('is not taken for somebody who watches by an answer that was asked for before', async () => {
    const session = await watching();
    void session.refresh();
    sit();
    void session.refresh();
    expect(asked.map(({ tokens }) => tokens)).toEqual([[], [], ['tok']]);
    await settle(2, answer([0]));
    expect([session.table.you, session.latest.you]).toEqual([[0], [0]]);
    await settle(1, answer([]));
    expect([session.table.you, session.latest.you]).toEqual([[0], [0]]);
  });

  it('keeps what the line has told since an answer was asked for, unless that knows more', async () => {
    const session = await watching();
    void session.refresh();
    session.receive({ type: 'table', table: table({ you: [], absent: { 1: 20 } as never }) });
    await settle(1, answer([]));
    expect(session.table.absent).toEqual({ 1: 20 });
    void session.refresh();
    session.receive({ type: 'presence', seats: [true, true] });
    await settle(2, answer([], 7));
    expect(session.latest.seq).toBe(7);
    expect(session.table.absent).not.toEqual({ 1: 20 });
  });

  it('asks the line for all that they see, since they knew what others see', async () => {
    const sent: { tokens: string[]; since: number | null }[] = [];
    const sockets: { onopen?: () => void }[] = [];
    const session = await watching(() => {
      const made = { readyState: 1, onopen: () => {}, send: (text: string) => sent.push(JSON.parse(text) as never), close: () => {} };
      sockets.push(made);
      return made as unknown as WebSocket;
    });
    sockets[0]!.onopen?.();
    sit();
    session.line!.hello();
    session.receive({ type: 'snapshot', ...snapshot(4), you: [0], table: table({ you: [0] }) } as never);
    session.line!.hello();
    expect(sent.map(({ tokens, since }) => [tokens, since])).toEqual([
      [[], 4],
      [['tok'], null],
      [['tok'], 4],
    ]);
  });
});
