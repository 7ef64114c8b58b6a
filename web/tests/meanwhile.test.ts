/** What comes while something else is under way. */
import { beforeEach, describe, expect, it } from 'vitest';
import { render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import type { Client } from '$lib/api/client';
import type { Look, Snapshot, Table as TableInfo } from '$lib/api/types';
import type { GameModule } from '$lib/games/types';
import { held } from '$lib/state/seats.svelte';
import { Session } from '$lib/table/session.svelte';
import Table from '$lib/table/Table.svelte';
import { snapshot, table, view, whole } from './fixtures';

/** An answer that comes when the test says so. */
function later<T>(): { readonly promise: Promise<T>; readonly come: (value: T) => Promise<void> } {
  let resolve!: (value: T) => void;
  const promise = new Promise<T>((done) => (resolve = done));
  return { promise, come: async (value) => (resolve(value), await new Promise((done) => setTimeout(done))) };
}

const look = (ply: number, actions: readonly string[] = []): Look =>
  ({ view: view({ ply: ply + actions.length }), legal: [], story: [], ply: ply + actions.length, actions, refusal: null }) as unknown as Look;

/** A table at which every look but the first waits. */
async function planning(): Promise<{ session: Session; tried: ReturnType<typeof later<Look>> }> {
  const tried = later<Look>();
  const api = {
    table: () => Promise.resolve({ table: table(), snapshot: snapshot(4), notices: [] }),
    look: (_id: string, actions: readonly string[], _tokens: unknown, ply: number) =>
      actions.length < 2 ? Promise.resolve(look(ply, actions)) : tried.promise,
  } as unknown as Client;
  const session = await Session.open('abc', { api, quiet: true });
  await session.startPlan();
  await session.submit(['one']);
  return { session, tried };
}

beforeEach(() => {
  localStorage.clear();
  held.all = {};
  held.add('abc', 'carcassonne', { '0': 'tok' });
});

describe('a plan', () => {
  it('that is ended while a step of it is under way does not begin again', async () => {
    const { session, tried } = await planning();
    const sent = session.submit(['two']);
    session.endPlan();
    await tried.come(look(4, ['one', 'two']));
    expect(await sent).toBe(false);
    expect(session.plan).toBeNull();
  });

  it('stays where it was gone back to while a step of it was under way', async () => {
    const { session, tried } = await planning();
    const sent = session.submit(['two']);
    session.stepBackPlan();
    await tried.come(look(4, ['one', 'two']));
    expect(await sent).toBe(false);
    expect(session.plan?.actions).toEqual([]);
  });

  it('ends where what it started from is taken back, and says so', async () => {
    const { session } = await planning();
    session.receive(whole(snapshot(5, { ply: 5 })));
    expect(session.planning, 'others play on').toBe(true);
    session.receive(whole(snapshot(6, { ply: 4 })));
    expect(session.planning, 'what came after it is taken back').toBe(true);
    session.receive(whole(snapshot(7, { ply: 3 })));
    expect(session.planning).toBe(false);
    expect(session.notice?.text).toMatch(/taken back/);
  });
});

describe('a table that is fetched anew', () => {
  it('is no older than what the line has told since', async () => {
    const fetched = later<{ table: TableInfo; snapshot: Snapshot; notices: [] }>();
    let asked = 0;
    const api = {
      table: () => (asked++ === 0 ? Promise.resolve({ table: table(), snapshot: snapshot(4), notices: [] }) : fetched.promise),
    } as unknown as Client;
    const session = await Session.open('abc', { api, quiet: true });
    const refreshed = session.refresh();
    session.receive(whole(snapshot(8, { view: view({ current: -4, winners: [0], scores: [20, 3] }) })));
    await fetched.come({ table: table({ seq: 4 }), snapshot: snapshot(4), notices: [] });
    await refreshed;
    expect(session.latest.seq).toBe(8);
    expect(session.over).toBe(true);
    expect(session.table.scores).toEqual([20, 3]);
  });
});

const Nothing = () => ({});
let decided = 0;
const MODULE = {
  createController: () => ({ ask: null, staged: false, ready: false, shortcuts: [], key: () => false, cancel: () => {}, confirm: () => Promise.resolve() }),
  Board: Nothing,
  Decide: () => (decided++, {}),
  Under: null,
  Goods: Nothing,
  titleBlock: () => [],
  round: () => '',
  causes: { settled: [], final: [] },
} as unknown as GameModule;

describe('a game that ends while somebody plans', () => {
  it('leaves them their plan, with its bar', async () => {
    const { session } = await planning();
    decided = 0;
    render(Table, { session, module: MODULE });
    await tick();
    expect(decided).toBe(1);
    session.receive(whole(snapshot(8, { ply: 8, view: view({ ply: 8, current: -4, winners: [0] }) })));
    await tick();
    await new Promise((done) => setTimeout(done, 400));
    await tick();
    expect(session.planning).toBe(true);
    expect(decided).toBe(1);
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeNull();
    expect(document.querySelector('.decide')?.textContent).not.toMatch(/over/i);
  });
});
