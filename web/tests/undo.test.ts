import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Client } from '$lib/api/client';
import type { Snapshot, Undo, UndoWay } from '$lib/api/types';
import { held } from '$lib/state/seats.svelte';
import { Session } from '$lib/table/session.svelte';
import Table from '$lib/table/Table.svelte';
import { bare, snapshot, table } from './fixtures';

const way = (ply: number, more: Partial<UndoWay> = {}): UndoWay => ({ ply, seat: 0, question: null, consent: false, ...more });
const ways = (more: Partial<Undo> = {}): Undo => ({ free_to: null, step: null, turn: null, redo: null, request: null, ...more });

let calls: unknown[][] = [];
let staged = false;

/** A component that shows nothing. */

/** A game without a board. */
const MODULE = bare({
  get staged() {
    return staged;
  },
  cancel: () => (staged = false),
});

async function show(undo: Undo, you: readonly number[] = [0]): Promise<Session> {
  const now: Snapshot = snapshot(5, { undo });
  const api = {
    table: () => Promise.resolve({ table: table({ you }), snapshot: now, notices: [] }),
    undo: (...args: unknown[]) => {
      calls.push(['undo', ...args.slice(3)]);
      return Promise.resolve({ snapshot: snapshot(6), request: null });
    },
    redo: () => {
      calls.push(['redo']);
      return Promise.resolve({ snapshot: snapshot(6) });
    },
  } as unknown as Client;
  const session = await Session.open('abc', { api, quiet: true });
  render(Table, { session, module: MODULE });
  return session;
}

const button = (name: string) => screen.queryByRole('button', { name });
const press = (key: string, more: KeyboardEventInit = {}) => fireEvent.keyDown(document.body, { key, ...more });

beforeEach(() => {
  calls = [];
  staged = false;
  localStorage.clear();
  held.all = {};
  held.add('abc', 'carcassonne', { '0': 'tok' });
});

describe('the decision bar', () => {
  it('shows a spectator no way back, and no frame where it would stand', async () => {
    await show(ways(), []);
    for (const name of ['Undo', 'Ask to undo', 'Restart turn', 'Redo']) expect(button(name)).toBeNull();
    expect(document.querySelectorAll('.decide .cell')).toHaveLength(1);
  });

  it('shows what applies', async () => {
    await show(ways());
    expect(button('Undo')).toHaveProperty('disabled', true);
    expect(button('Restart turn')).toBeNull();
    expect(button('Redo')).toBeNull();
  });

  it.each([
    ['Undo', ['undo', 'step', false]],
    ['Restart turn', ['undo', 'turn', false]],
    ['Redo', ['redo']],
  ])('has a button: %s', async (name, call) => {
    await show(ways({ step: way(4), turn: way(2), redo: 7 }));
    await fireEvent.click(button(name)!);
    expect(calls).toEqual([call]);
  });

  it('leaves out the turn when it is the same as the step', async () => {
    await show(ways({ step: way(4), turn: way(4) }));
    expect(button('Restart turn')).toBeNull();
  });

  it.each([
    ['u', {}, ['undo', 'step', false]],
    ['z', { ctrlKey: true }, ['undo', 'step', false]],
    ['z', { metaKey: true }, ['undo', 'step', false]],
    ['U', { shiftKey: true }, ['undo', 'turn', false]],
    ['y', { ctrlKey: true }, ['redo']],
    ['Z', { ctrlKey: true, shiftKey: true }, ['redo']],
  ])('has a key: %s %o', async (key, more, call) => {
    await show(ways({ step: way(4), turn: way(2), redo: 7 }));
    await press(key, more);
    expect(calls).toEqual([call]);
  });

  it('cancels the staged step first', async () => {
    staged = true;
    await show(ways({ step: way(4), turn: way(2) }));
    await press('u');
    expect(staged).toBe(false);
    expect(calls).toEqual([]);
    await press('u');
    expect(calls).toEqual([['undo', 'step', false]]);
  });

  it('asks before the end of a turn is taken back', async () => {
    await show(ways({ step: way(4, { question: 'turn' }) }));
    await press('u');
    expect(calls).toEqual([]);
    expect((await screen.findByRole('alertdialog', {}, { timeout: 20_000 })).textContent).toContain('This takes back the end of your turn. Go on?');
    await press('Escape');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await press('u');
    await fireEvent.click(await screen.findByRole('button', { name: 'Take back' }));
    expect(calls).toEqual([['undo', 'step', true]]);
  });

  it('says beforehand that others have to agree', async () => {
    await show(ways({ step: way(4, { consent: true }) }));
    await fireEvent.click(button('Ask to undo')!);
    expect((await screen.findByRole('alertdialog', {}, { timeout: 20_000 })).textContent).toContain('The others have to agree to this.');
    await fireEvent.click(button('Leave it')!);
    expect(calls).toEqual([]);
    await fireEvent.click(button('Ask to undo')!);
    await fireEvent.click(await screen.findByRole('button', { name: 'Ask them' }));
    expect(calls).toEqual([['undo', 'step', true]]);
  });
});
