import { beforeEach, describe, expect, it } from 'vitest';
import { ApiError, type Client } from '$lib/api/client';
import type { LiveFrame, Undo, UndoWay } from '$lib/api/types';
import { held } from '$lib/state/seats.svelte';
import { askLine } from '$lib/table/ask';
import { Session } from '$lib/table/session.svelte';
import { snapshot, table, view, whole } from './fixtures';

interface Fake {
  api: Client;
  calls: unknown[][];
  now: ReturnType<typeof snapshot>;
  refuse: ApiError | null;
}

function fake(): Fake {
  const box: Fake = { calls: [], now: snapshot(4), refuse: null, api: null as unknown as Client };
  box.api = {
    table: (...args: unknown[]) => {
      box.calls.push(['table', ...args]);
      return Promise.resolve({ table: table(), snapshot: box.now, notices: [] });
    },
    moves: (...args: unknown[]) => {
      box.calls.push(['moves', ...args]);
      return box.refuse ? Promise.reject(box.refuse) : Promise.resolve({ seq: 6, snapshot: snapshot(6) });
    },
    undo: (...args: unknown[]) => {
      box.calls.push(['undo', ...args]);
      box.now = snapshot(6);
      return Promise.resolve({ seq: 6, snapshot: snapshot(6), request: null });
    },
    redo: (...args: unknown[]) => {
      box.calls.push(['redo', ...args]);
      return Promise.resolve({ seq: 8, snapshot: snapshot(8) });
    },
    look: (_id: string, actions: string[], _tokens: string[], ply: number) => {
      box.calls.push(['look', actions, ply]);
      if (actions.at(-1) === 'bad')
        return Promise.resolve({ view: view(), legal: [], story: [], ply, actions: [], refusal: { rule: 'CAR-024', reason: 'Edges do not match.' } });
      return Promise.resolve({ view: view({ ply: ply + actions.length }), legal: [], story: [], ply: ply + actions.length, actions, refusal: null });
    },
  } as unknown as Client;
  return box;
}

const way = (ply: number, more: Partial<UndoWay> = {}): UndoWay => ({ ply, seat: 0, question: null, consent: false, ...more });
const ways = (more: Partial<Undo>): Undo => ({ free_to: null, step: null, turn: null, redo: null, request: null, ...more });

const open = (box: Fake) => Session.open('abc', { api: box.api, quiet: true });

beforeEach(() => {
  localStorage.clear();
  held.all = {};
  held.add('abc', 'carcassonne', { '0': 'tok' });
});

describe('a table', () => {
  it('sends moves with the seq it shows and takes the answer', async () => {
    const box = fake();
    const session = await open(box);
    expect(await session.submit(['place N 1,-1 r2', 'meeple none'])).toBe(true);
    expect(box.calls.at(-1)).toEqual(['moves', 'abc', 4, ['place N 1,-1 r2', 'meeple none'], ['tok']]);
    expect(session.latest.seq).toBe(6);
  });

  it('goes on where the position after a move is here, though the word that it is made is not', async () => {
    const box = fake();
    const session = await open(box);
    const answers: (() => void)[] = [];
    box.api.moves = (_: string, seq: number) => new Promise((answer) => answers.push(() => answer({ seq: seq + 2, snapshot: snapshot(seq + 2) })));
    const first = session.submit(['meeple none']);
    expect([session.sending, await session.submit(['meeple none']), answers.length]).toEqual([true, false, 1]);
    session.receive(whole(snapshot(6)));
    expect(session.sending).toBe(false);
    const second = session.submit(['meeple none']);
    answers[0]!();
    expect([await first, session.sending, answers.length]).toEqual([true, true, 2]);
    session.receive(whole(snapshot(8)));
    expect(session.sending).toBe(false);
    answers[1]!();
    expect([await second, session.latest.seq]).toEqual([true, 8]);
  });

  it('looks again and says so when it was stale; nothing is played', async () => {
    const box = fake();
    const session = await open(box);
    box.refuse = new ApiError('stale-seq', 409, { seq: 9, message: 'look again' });
    box.now = snapshot(9);
    expect(await session.submit(['meeple none'])).toBe(false);
    expect(session.latest.seq).toBe(9);
    expect(session.notice?.text).toMatch(/has moved on/);
    expect(session.busy).toBe(false);
  });

  it('explains why not, but nothing of a position that was taken back meanwhile', async () => {
    const box = fake();
    const session = await open(box);
    await session.explain('bad');
    expect(session.notice).toMatchObject({ rule: 'CAR-024' });
    session.receive(whole(snapshot(5)));
    box.api.look = () => Promise.reject(new ApiError('bad-ply', 422, { message: 'only 3 actions have been made', ply: 4 }));
    await session.explain('bad');
    expect(session.notice).toBeNull();
    box.api.look = () => Promise.reject(new ApiError('network', 0));
    await session.explain('bad');
    expect(session.notice?.text).toMatch(/^No answer from the server/);
  });

  it('shows the rule of a refusal', async () => {
    const box = fake();
    const session = await open(box);
    box.refuse = new ApiError('illegal-action', 422, { message: 'Edges do not match.', rule: 'CAR-024' });
    await session.submit(['place N 1,-1 r2']);
    expect(session.notice).toMatchObject({ rule: 'CAR-024', kind: 'refusal' });
    session.receive(whole(snapshot(5)));
    expect(session.notice).toBeNull();
  });

  it('goes on by steps, and asks for the whole where one is missing', async () => {
    const session = await open(fake());
    const said: unknown[] = [];
    session.line = { hello: (whole: boolean) => said.push(whole), close: () => undefined } as unknown as typeof session.line;
    const { undo, clock } = session.latest;
    const step = (since: number, seq: number): LiveFrame => ({
      ...{ type: 'step', since, seq, ply: seq, you: session.latest.you, legal: [], undo, clock, thinking: true },
      ...{ view: [], story: { keep: 0, add: [] }, ledger: { keep: 0, add: [] }, turns: { keep: 0, add: [] } },
      table: { turn: 1, scores: [9, 9], updated: '2026-01-02T00:00:00Z', deadline: null },
    });
    const { seq } = session.latest;
    session.receive(step(seq, seq + 1));
    expect([session.latest.seq, session.latest.thinking, session.table.turn, said]).toEqual([seq + 1, true, 1, []]);
    session.receive(step(seq, seq + 1));
    expect(said).toEqual([]);
    session.receive(step(seq + 2, seq + 3));
    expect([session.latest.seq, said]).toEqual([seq + 1, [true]]);
  });

  it('leaves nothing lit on the board where a rule takes the place of the log', async () => {
    const session = await open(fake());
    session.highlight = { ply: 1 } as unknown as Session['highlight'];
    session.openRule('CAR-001');
    expect([session.highlight, session.rule]).toEqual([null, 'CAR-001']);
  });

  it('never goes back to an older snapshot', async () => {
    const session = await open(fake());
    session.receive(whole(snapshot(7)));
    session.receive(whole(snapshot(5)));
    expect(session.latest.seq).toBe(7);
  });

  it('knows that the game is over only at its end', async () => {
    const session = await open(fake());
    session.receive(whole(snapshot(7, { view: view({ winners: [] }) })));
    expect(session.over).toBe(false);
    session.receive(whole(snapshot(8, { view: view({ current: -4, winners: [0] }) })));
    expect(session.over).toBe(true);
    expect(askLine(session, null).title).toBe('You win!');
  });

  it('says that nobody wins who plays alone, however few the points', async () => {
    const session = await open(fake());
    session.receive(whole(snapshot(8, { view: view({ current: -4, winners: [0], scores: [24] }) })));
    expect(askLine(session, null).title).toBe('The game is over: 24 points');
  });

  it('keeps presence, chat and undo requests', async () => {
    const session = await open(fake());
    const { names } = session;
    session.receive({ type: 'presence', seats: [false, true] });
    expect(session.names, 'nothing that says names is written anew').toBe(names);
    expect(session.table.seats[0]?.present).toBe(false);
    const message = { id: 1, seat: 1, name: 'Wen', text: 'hello', at: '2026-01-01T00:00:00Z' };
    session.receive({ type: 'chat', message });
    session.receive({ type: 'chat', message });
    expect(session.news.chat).toHaveLength(1);
    expect(session.news.unread).toBe(1);
    session.receive({ type: 'undo', request: { id: 'r', seat: 1, ply: 2, accepted: [1], waiting: [0] } });
    expect(session.latest.undo.request?.id).toBe('r');
  });

  it('takes back freely without a question', async () => {
    const box = fake();
    const session = await open(box);
    expect(session.undoStep).toBeNull();
    await session.undo();
    expect(box.calls.filter(([what]) => what === 'undo')).toEqual([]);
    session.receive(whole(snapshot(5, { undo: ways({ step: way(4), turn: way(2) }) })));
    await session.undo();
    expect(box.calls.filter(([what]) => what === 'undo')).toEqual([['undo', 'abc', 5, ['tok'], 'step', false]]);
    session.receive(whole(snapshot(7, { undo: ways({ step: way(4), turn: way(2) }) })));
    await session.undo('turn');
    expect(box.calls.filter(([what]) => what === 'undo').at(-1)).toEqual(['undo', 'abc', 7, ['tok'], 'turn', false]);
    expect(session.asking).toBeNull();
  });

  it.each([
    [way(4, { question: 'turn' }), { question: 'turn', consent: false }],
    [way(4, { question: 'others' }), { question: 'others', consent: false }],
    [way(4, { consent: true }), { question: null, consent: true }],
  ])('asks before more than a free step is taken back', async (step, asked) => {
    const box = fake();
    const session = await open(box);
    session.receive(whole(snapshot(5, { undo: ways({ step }) })));
    await session.undo();
    expect(session.asking).toEqual({ to: 'step', ...asked });
    expect(box.calls.filter(([what]) => what === 'undo')).toEqual([]);
    await session.undo('step', true);
    expect(box.calls.find(([what]) => what === 'undo')).toEqual(['undo', 'abc', 5, ['tok'], 'step', true]);
    expect(session.asking).toBeNull();
  });

  it('forgets the question when the table goes on', async () => {
    const session = await open(fake());
    session.receive(whole(snapshot(5, { undo: ways({ step: way(4, { question: 'turn' }) }) })));
    await session.undo();
    session.receive(whole(snapshot(6)));
    expect(session.asking).toBeNull();
  });

  it('does again what was taken back', async () => {
    const box = fake();
    const session = await open(box);
    await session.redo();
    expect(box.calls.some(([what]) => what === 'redo')).toBe(false);
    session.receive(whole(snapshot(5, { undo: ways({ redo: 6 }) })));
    await session.redo();
    expect(box.calls.at(-1)).toEqual(['redo', 'abc', 5, ['tok']]);
    expect(session.latest.seq).toBe(8);
  });

  it('says whose turn it is', async () => {
    const session = await open(fake());
    expect(askLine(session, { title: 'Your turn: place the tile', detail: '3 cells' })).toEqual({
      title: 'Your turn: place the tile',
      detail: '3 cells',
      seat: 0,
    });
    session.receive(whole(snapshot(5, { view: view({ current: 1 }) })));
    expect(askLine(session, null).title).toBe('Matilda is thinking');
    session.table = table({ state: 'open', seats: [table().seats[0]!, { ...table().seats[1]!, kind: 'open' }] });
    expect(askLine(session, null).title).toBe('Waiting for one more person');
    session.table = { ...session.table, frozen: 'closed' };
    expect(askLine(session, null).title).toBe('This table cannot go on');
    session.table = table({ state: 'running', frozen: 'closed', lost: [0] });
    session.receive(whole(snapshot(6)));
    expect([askLine(session, null).title, session.mine, session.lost]).toEqual(['This table cannot go on', false, []]);
  });
});

describe('planning', () => {
  it('tries moves on a copy anchored where it began, and goes back', async () => {
    const box = fake();
    const session = await open(box);
    await session.startPlan();
    expect(session.mode).toBe('plan');
    await session.submit(['place N 1,-1 r2', 'meeple none']);
    session.receive(whole(snapshot(9)));
    await session.submit(['draw U']);
    expect(box.calls.at(-1)).toEqual(['look', ['place N 1,-1 r2', 'meeple none', 'draw U'], 4]);
    expect(box.calls.some(([name]) => name === 'moves')).toBe(false);
    session.stepBackPlan();
    expect(session.plan?.actions).toEqual(['place N 1,-1 r2', 'meeple none']);
    session.endPlan();
    expect(session.view.ply).toBe(9);
  });

  it('refuses with the rule and keeps the plan', async () => {
    const session = await open(fake());
    await session.startPlan();
    expect(await session.submit(['bad'])).toBe(false);
    expect(session.plan?.actions).toEqual([]);
    expect(session.notice).toMatchObject({ rule: 'CAR-024' });
  });
});
