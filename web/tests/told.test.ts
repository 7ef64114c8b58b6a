/** What a table shows of what comes in, and what it keeps of it. */
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Client } from '$lib/api/client';
import type { HintLine, Snapshot, StoryEntry, Table } from '$lib/api/types';
import { Player } from '$lib/replay/player.svelte';
import { held } from '$lib/state/seats.svelte';
import { Settings, settings } from '$lib/state/settings.svelte';
import * as sound from '$lib/state/sound';
import { Session } from '$lib/table/session.svelte';
import { entry, snapshot, table, view, whole } from './fixtures';

const played: string[] = [];

/** Each action touches a thing of its own and takes a second. */
const module = {
  causes: { settled: [], final: [] },
  happened: (before: { ply: number }, after: { ply: number }) =>
    Array.from({ length: after.ply - before.ply }, (_, i) => ({ time: 1000, things: [`tile:${before.ply + i}`], sound: 'lay' as const })),
};

/** Who acted at which ply; the log has a sentence of each. */
const story = (...actors: readonly (number | null)[]): readonly StoryEntry[] => actors.map((actor, ply) => entry(ply, actor, 'x'));
const ACTORS = [0, 1, 0, 1, 1, 1, 0, 1, 1] as const;
const at = (ply: number, current: number, more: Partial<Snapshot> = {}): Snapshot =>
  snapshot(ply, { view: view({ ply, current }), story: story(...ACTORS.slice(0, ply)), ...more });

interface Fake {
  now: Snapshot;
  you: readonly number[];
  readonly fetched: number[];
}
function fake(you: readonly number[] = [0]): { box: Fake; api: Client } {
  const box: Fake = { now: at(3, 1), you, fetched: [] };
  const tableNow = (): Table => table({ you: box.you });
  const api = {
    table: () => Promise.resolve({ table: tableNow(), snapshot: box.now, notices: [] }),
    moves: () => Promise.resolve({ seq: box.now.seq, snapshot: box.now }),
    undo: () => Promise.resolve({ seq: box.now.seq, snapshot: box.now, request: null }),
    look: (_: string, actions: string[], _tokens: string[], ply: number) =>
      Promise.resolve({ view: view({ ply }), legal: [], story: [], ply, actions, refusal: null }),
    replay: (_: string, ply: number) => {
      box.fetched.push(ply);
      return Promise.resolve({ ...at(ply, 1), plies: box.now.ply });
    },
  } as unknown as Client;
  return { box, api };
}
async function opened(you: readonly number[] = [0], first = at(3, 1)) {
  const { box, api } = fake(you);
  box.now = first;
  const session = await Session.open('abc', { api, quiet: true });
  onTestFinished(() => session.close());
  await session.tells(module);
  box.fetched.length = 0;
  const come = (next: Snapshot): void => session.receive(whole(next));
  return { session, box, api, come };
}

let hidden = false;
beforeEach(() => {
  localStorage.clear();
  held.all = {};
  held.add('abc', 'carcassonne', { '0': 'tok' });
  settings.setPace('calm');
  vi.useFakeTimers();
  hidden = false;
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden);
  vi.spyOn(sound, 'play').mockImplementation((name) => void played.push(name));
  played.length = 0;
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('what others do', () => {
  it('is told before this browser is asked, and then it rings', async () => {
    const { session, come } = await opened();
    come(at(4, 1));
    come(at(5, 1));
    come(at(6, 0, { legal: [{ text: 'x', fields: { kind: 'x' } } as never] }));
    expect([session.view.ply, session.latest.ply, session.mine, session.legal.length]).toEqual([4, 6, false, 0]);
    expect([session.story.length, session.snapshot.ply, session.position]).toEqual([4, 4, '4']);
    vi.advanceTimersByTime(2000);
    // the last position is on the sheet: it may be acted upon while it is told how it came about
    expect([session.view.ply, session.mine, session.legal.length, played]).toEqual([6, true, 1, ['lay', 'lay', 'lay']]);
    vi.advanceTimersByTime(1000);
    expect(played).toEqual(['lay', 'lay', 'lay', 'bell']);
  });

  it('is skipped by an action, an undo and a plan', async () => {
    for (const act of [(s: Session) => s.submit(['x']), (s: Session) => s.undo('step', true), (s: Session) => s.startPlan()]) {
      const { session, come, box } = await opened();
      const step = { ply: 3, seat: 0, question: null, consent: false };
      box.now = at(6, 0, { undo: { free_to: null, step, turn: null, redo: null, request: null } });
      come(at(4, 1));
      come(box.now);
      const done = act(session);
      expect([session.snapshot.ply, session.telling.idle]).toEqual([6, true]);
      await done;
    }
  });

  it('is shown at once after an absence, in a plan, in a hidden page, and when time runs back', async () => {
    const far = await opened();
    far.come(at(60, 0));
    expect([far.session.view.ply, far.session.telling.idle]).toEqual([60, true]);
    const plan = await opened();
    await plan.session.startPlan();
    plan.come(at(4, 1));
    expect([plan.session.snapshot.ply, plan.session.telling.idle]).toEqual([4, true]);
    const unseen = await opened();
    unseen.come(at(4, 1));
    unseen.come(at(5, 1));
    hidden = true;
    document.dispatchEvent(new Event('visibilitychange'));
    expect(unseen.session.view.ply).toBe(5);
    unseen.come(at(6, 0));
    expect([unseen.session.view.ply, unseen.session.telling.idle, played.at(-1)]).toEqual([6, true, 'bell']);
    expect([...unseen.session.touched]).toEqual(['tile:3', 'tile:4', 'tile:5']);
    hidden = false;
    const back = await opened();
    back.come({ ...at(2, 0), seq: 9 });
    expect([back.session.view.ply, back.session.telling.idle, back.session.touched.size]).toEqual([2, true, 0]);
  });

  it('is marked until the first action of this browser', async () => {
    const { session, come, box } = await opened();
    come(at(4, 1));
    come(at(5, 1));
    vi.advanceTimersByTime(2000);
    come(at(6, 0));
    vi.advanceTimersByTime(1000);
    expect([...session.touched]).toEqual(['tile:3', 'tile:4', 'tile:5']);
    box.now = at(7, 1);
    await session.submit(['x']);
    expect([session.touched.size, session.view.ply]).toEqual([0, 7]);
    come(at(8, 1));
    vi.advanceTimersByTime(2000);
    expect([...session.touched]).toEqual(['tile:7']);
  });

  it('is marked for who comes to the table later', async () => {
    const { session } = await opened([0], at(6, 0));
    expect([...session.touched]).toEqual(['tile:3', 'tile:4', 'tile:5']);
  });

  it('is marked for spectators as far as the last turn goes', async () => {
    const turns = [
      { ply: 2, seat: 0, turn: 1 },
      { ply: 4, seat: 1, turn: 2 },
    ] as unknown as Snapshot['turns'];
    const { session, come } = await opened([], at(3, 1, { turns }));
    for (const ply of [4, 5, 6]) come(at(ply, 1, { turns }));
    session.telling.skip();
    expect([...session.touched]).toEqual(['tile:4', 'tile:5']);
    await session.watchAgain();
    expect(session.view.ply).toBe(5);
    vi.advanceTimersByTime(2000);
    expect(session.view.ply).toBe(6);
  });
});

describe('an own move', () => {
  it('is on the sheet at once; the answer of the others waits until it has been told', async () => {
    const { session, come, box } = await opened([0], at(6, 0));
    box.now = at(7, 1);
    await session.submit(['x']);
    expect([session.view.ply, session.telling.idle]).toEqual([7, false]);
    come(at(8, 1));
    expect(session.view.ply).toBe(7);
    vi.advanceTimersByTime(1000);
    expect(session.view.ply).toBe(8);
  });

  it('is known when the live line tells of it before its answer is here', async () => {
    const { session, come, box } = await opened([0], at(6, 0));
    box.now = at(7, 1);
    come(at(7, 1));
    await session.submit(['x']);
    expect([session.view.ply, session.telling.awaited, session.touched.size]).toEqual([7, false, 0]);
  });
});

describe('the end of a game', () => {
  it('is told before the table says that it is over', async () => {
    const { session, come } = await opened();
    come(at(4, -4));
    expect([session.table.state, session.over]).toEqual(['over', false]);
    vi.advanceTimersByTime(1000);
    expect(session.over).toBe(true);
  });
});

describe('watching again', () => {
  it('tells what came since the last action from what is kept', async () => {
    const { session, come, box } = await opened([0], at(6, 0));
    box.now = at(7, 1);
    await session.submit(['x']);
    expect(session.mayWatchAgain).toBe(false);
    come(at(8, 1));
    come(at(9, 0));
    session.telling.skip();
    expect(session.mayWatchAgain).toBe(true);
    await session.watchAgain();
    expect([session.view.ply, session.latest.ply, session.mayWatchAgain, session.mine]).toEqual([8, 9, false, false]);
    vi.advanceTimersByTime(1000);
    expect([session.view.ply, session.mine]).toEqual([9, true]);
    vi.advanceTimersByTime(1000);
    expect([session.mayWatchAgain, box.fetched, [...session.touched]]).toEqual([true, [], ['tile:7', 'tile:8']]);
  });

  it('fetches what a fresh page has not seen', async () => {
    const turns = [3, 5].map((ply, i) => ({ ply, seat: 1, turn: i + 1 })) as unknown as Snapshot['turns'];
    const { session, box } = await opened([0], at(6, 0, { turns }));
    await session.watchAgain();
    expect(box.fetched).toEqual([3, 5]);
    expect(session.view.ply).toBe(5);
    vi.advanceTimersByTime(2000);
    expect(session.view.ply).toBe(6);
    session.telling.skip();
    await session.watchAgain();
    expect(box.fetched).toEqual([3, 5]);
    session.telling.skip();
    expect(session.snapshot).toBe(session.latest);
  });

  it('ends what a coach shows, which would lie over it', async () => {
    const { session } = await opened([0], at(6, 0));
    const line = { actions: ['x'], steps: [{ view: view({ ply: 6 }) }], after: view({ ply: 99 }) } as unknown as HintLine;
    session.coach.advice = { lines: [line], chosen: 0, pointed: null };
    session.coach.show();
    expect(session.view.ply).toBe(99);
    await session.watchAgain();
    expect([session.view.ply, session.telling.again]).toEqual([6, true]);
  });

  it('is told once to who asks twice while it is on its way', async () => {
    const turns = [3, 5].map((ply, i) => ({ ply, seat: 1, turn: i + 1 })) as unknown as Snapshot['turns'];
    const { session, api } = await opened([0], at(6, 0, { turns }));
    const answers: (() => void)[] = [];
    const { replay } = api;
    vi.spyOn(api, 'replay').mockImplementation(async (...asked) => {
      const found = await replay(...asked);
      await new Promise<void>((resolve) => answers.push(resolve));
      return found;
    });
    const both = [session.watchAgain(), session.watchAgain()];
    await vi.waitFor(() => expect(answers).toHaveLength(4));
    for (const answer of answers.slice(0, 2)) answer();
    await both[0];
    expect(session.view.ply).toBe(5);
    vi.advanceTimersByTime(2500);
    expect(session.view.ply).toBe(6);
    for (const answer of answers.slice(2)) answer();
    await both[1];
    expect(session.view.ply, 'it does not begin anew').toBe(6);
  });

  it('is not told to who has left the table meanwhile, nor does it ring there', async () => {
    const turns = [3, 5].map((ply, i) => ({ ply, seat: 1, turn: i + 1 })) as unknown as Snapshot['turns'];
    const { session, come } = await opened([0], at(6, 1, { turns }));
    const asked = session.watchAgain();
    session.close();
    await asked;
    come(at(7, 0));
    vi.advanceTimersByTime(5000);
    expect([played, session.telling.idle]).toEqual([[], true]);
  });

  it('is nothing for who has seen all that there was', async () => {
    const { session } = await opened([0], at(3, 1));
    expect(session.mayWatchAgain).toBe(false);
    await session.watchAgain();
    expect(session.telling.idle).toBe(true);
  });
});

describe('a replay', () => {
  it('tells a single step forward, in silence, and jumps without a word', async () => {
    const { box, api } = fake();
    box.now = at(9, 0);
    const player = await Player.open('abc', 3, api);
    player.telling.module = module;
    await player.go(4);
    expect([player.view.ply, player.telling.idle]).toEqual([4, false]);
    await player.go(5); // who steps on does not wait
    expect([player.view.ply, player.telling.idle]).toEqual([5, false]);
    vi.advanceTimersByTime(1000);
    expect(player.telling.idle).toBe(true);
    for (const ply of [8, 7, 2]) {
      await player.go(ply);
      expect([player.view.ply, player.telling.idle]).toEqual([ply, true]);
    }
    expect(played).toEqual([]);
  });

  it('plays on once a step has been told', async () => {
    const { box, api } = fake();
    box.now = at(9, 0);
    const player = await Player.open('abc', 3, api);
    player.telling.module = module;
    player.play(500);
    await vi.advanceTimersByTimeAsync(1400);
    expect(player.ply).toBe(4);
    await vi.advanceTimersByTimeAsync(200);
    expect(player.ply).toBe(5);
    player.stop();
  });
});

describe('the pace', () => {
  it('is kept, and an older choice to have nothing move is honoured', () => {
    expect(settings.tempo).toBe(1);
    settings.setPace('brisk');
    expect([settings.tempo, settings.moves, localStorage.getItem('bastide.pace')]).toEqual([0.6, true, '"brisk"']);
    settings.setPace('instant');
    expect([settings.tempo, settings.moves, document.documentElement.dataset.motion]).toEqual([0, false, 'off']);
    localStorage.clear();
    localStorage.setItem('bastide.motion', 'false');
    expect(new Settings().pace).toBe('instant');
  });
});
