/** What a key does not do: whoever presses it means what the keyboard stands on. */
import { render, screen } from '@testing-library/svelte';
import { flushSync, tick } from 'svelte';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Client } from '$lib/api/client';
import type { GameContext, GameModule } from '$lib/games/types';
import Replay from '$lib/replay/Replay.svelte';
import { Player } from '$lib/replay/player.svelte';
import CopyLink from '$lib/shell/CopyLink.svelte';
import Inspector from '$lib/table/Inspector.svelte';
import Notes from '$lib/table/Notes.svelte';
import { Session } from '$lib/table/session.svelte';
import Table from '$lib/table/Table.svelte';
import UndoQuestionBar from '$lib/table/UndoQuestionBar.svelte';
import { capital } from '$lib/table/phrases';
import { bare, snapshot, table, view } from './fixtures';

const key = vi.fn((_: KeyboardEvent) => false);
const MODULE = bare({ ready: true, key });

const open = (more = {}): Promise<Session> =>
  Session.open('abc', { api: { table: () => Promise.resolve({ table: table(more), snapshot: snapshot(4), notices: [] }) } as unknown as Client, quiet: true });
/** Presses a key on something, and tells whether it still does there what it does by itself. */
const press = (on: Element, name: string): boolean => on.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }));

beforeEach(() => {
  document.body.innerHTML = '';
  key.mockReset();
});

describe('Enter on what folds', () => {
  it('folds it, at a table and in a replay, and is no answer to what is asked', async () => {
    key.mockReturnValue(true);
    render(Table, { session: await open(), module: MODULE });
    const fold = document.querySelector('.room')!.appendChild(document.createElement('summary'));
    expect(press(fold, 'Enter')).toBe(true);
    expect(key).not.toHaveBeenCalled();
    expect(press(document.querySelector('.room')!, 'Enter')).toBe(false);
  });
});

describe('a key that is held down', () => {
  const confirm = vi.fn();
  const hold = (on: Element, name: string): boolean =>
    on.dispatchEvent(new KeyboardEvent('keydown', { key: name, repeat: true, bubbles: true, cancelable: true }));
  beforeEach(async () => {
    confirm.mockReset();
    render(Table, { session: await open(), module: bare({ ready: true, staged: true, confirm, key }) });
    flushSync();
  });

  it('chooses and confirms once: not also what it has just chosen, nor what is asked next', () => {
    press(document.body, 'Enter');
    expect(confirm).toHaveBeenCalledOnce();
    const place = document.querySelector('.board')!.appendChild(document.createElement('i'));
    place.setAttribute('role', 'button');
    place.addEventListener('keydown', key);
    key.mockClear();
    for (const name of ['Enter', '1', '9', 'e', 'N']) expect(hold(document.body, name), name).toBe(false);
    expect(hold(screen.getByRole('button', { name: 'Confirm' }), 'Enter'), 'a button').toBe(false);
    for (const name of ['Enter', ' ']) expect(hold(place, name), 'a place').toBe(false);
    expect([confirm.mock.calls.length, key.mock.calls.length]).toEqual([1, 0]);
  });

  it('goes on where it walks, turns, scrolls, writes or goes back', () => {
    for (const name of ['ArrowLeft', 'r', '+', 'u', ' ', 'PageDown']) hold(document.body, name);
    expect(key.mock.calls.map(([{ key: name }]) => name)).toEqual(['ArrowLeft', 'r', '+', 'u', ' ', 'PageDown']);
    expect(hold(screen.getByRole('button', { name: 'Undo' }), 'Enter')).toBe(true);
    expect(hold(document.body.appendChild(document.createElement('textarea')), 'e')).toBe(true);
  });
});

describe('an open dialog', () => {
  it('keeps keys from the table beneath, also where a click on its words has left the focus nowhere', async () => {
    key.mockReturnValue(true);
    render(Table, { session: await open(), module: MODULE });
    const dialog = document.body.appendChild(document.createElement('dialog'));
    dialog.setAttribute('open', '');
    for (const name of ['Enter', 'e', '1', 'Escape']) expect(press(document.body, name)).toBe(true);
    expect(key).not.toHaveBeenCalled();
    dialog.remove();
    expect(press(document.body, 'Enter')).toBe(false);
  });
});

describe('while moves are tried in a replay', () => {
  it('no key that walks through the game throws them away', async () => {
    const api = {
      table: () => Promise.resolve({ table: table(), snapshot: null, notices: [] }),
      replay: (_: string, ply: number | null) => Promise.resolve({ view: view({ ply: ply ?? 9 }), ply: ply ?? 9, plies: 9, story: [], ledger: [], turns: [] }),
      look: () => Promise.resolve({ view: view(), legal: [], story: [], ply: 4, actions: [], refusal: null }),
    } as unknown as Client;
    const player = await Player.open('abc', 4, api);
    render(Replay, { player, module: MODULE });
    await player.startPlan();
    await tick();
    const room = document.querySelector('.room')!;
    for (const name of ['ArrowUp', 'ArrowRight', 'Home', ' ', 't', 'w', 'm']) press(room, name);
    expect([player.planning, player.ply, player.playing]).toEqual([true, 4, false]);
    press(room, 'Escape');
    expect(player.planning).toBe(false);
    press(room, 'ArrowRight');
    expect(player.ply).toBe(5);
  });
});

describe('the card of a thing that is no more', () => {
  it('is put away, so that other things can be asked about', () => {
    document.body.innerHTML = '<main class="room"><i data-thing="a:1"></i><i data-thing="b:1"></i></main>';
    for (const one of document.querySelectorAll('i')) one.scrollIntoView = () => {};
    let there = $state(['a', 'b']);
    let position = $state('1');
    const context = {
      view: view(),
      get position() {
        return position;
      },
      openRule: () => {},
    } as unknown as GameContext;
    const module = { card: (thing: string) => (there.includes(thing[0]!) ? { title: thing, lines: [] } : null) } as unknown as GameModule;
    render(Inspector, { props: { context, module } });
    const [one] = document.querySelectorAll('i');
    one!.setAttribute('tabindex', '0');
    one!.focus();
    press(one!, 'x');
    flushSync();
    expect(screen.getByRole('note').textContent).toContain('a:1');
    there = ['b'];
    position = '2';
    flushSync();
    expect(screen.queryByRole('note')).toBeNull();
    document.querySelectorAll('i')[1]!.setAttribute('tabindex', '0');
    document.querySelectorAll('i')[1]!.focus();
    press(document.querySelectorAll('i')[1]!, 'x');
    flushSync();
    expect(screen.getByRole('note').textContent).toContain('b:1');
  });
});

describe('an arrow key from thing to thing', () => {
  it('passes by what a seat shows of itself and has the same card', () => {
    document.body.innerHTML = '<main class="room"><i data-thing="seat:0"><b data-thing="score:0"></b></i><u data-thing="tile:1"></u></main>';
    const lie = (selector: string, left: number, width: number): void => {
      const one = document.querySelector<HTMLElement>(selector)!;
      one.scrollIntoView = () => {};
      one.getBoundingClientRect = () => new DOMRect(left, 0, width, 10);
    };
    lie('i', 0, 100);
    lie('b', 80, 20);
    lie('u', 200, 20);
    const module = { card: (thing: string) => ({ title: thing === 'tile:1' ? 'A tile' : 'Odile', lines: [] }) } as unknown as GameModule;
    render(Inspector, { props: { context: { view: view(), position: '1', openRule: () => {} } as unknown as GameContext, module } });
    press(document.body, 'x');
    flushSync();
    expect(screen.getByRole('note').textContent).toContain('Odile');
    press(document.body, 'ArrowRight');
    flushSync();
    expect(screen.getByRole('note').textContent).toContain('A tile');
  });
});

describe('a note', () => {
  it('that is told once more is said once more', async () => {
    const session = await open();
    render(Notes, { session, absent: null });
    const say = async () => {
      session.refuse({ rule: 'CAR-024', reason: 'It does not fit.' } as never);
      await tick();
      return screen.getByRole('alert');
    };
    const first = await say();
    expect(await say()).not.toBe(first);
  });
});

describe('C', () => {
  it('puts the keyboard into the field of the talk, where no key acts on the table; Escape gives it back', async () => {
    const session = await open();
    render(Table, { session, module: MODULE });
    const before = document.querySelector<HTMLElement>('.room')!.appendChild(document.createElement('button'));
    before.focus();
    expect(press(before, 'c')).toBe(false);
    const field = await screen.findByRole('textbox');
    await vi.waitFor(() => expect(document.activeElement).toBe(field));
    key.mockClear();
    for (const name of ['u', 'c', 'Enter', '1', 'e']) expect(press(field, name)).toBe(true);
    expect(key).not.toHaveBeenCalled();
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', isComposing: true, bubbles: true, cancelable: true }));
    expect(document.activeElement).toBe(field);
    press(field, 'Escape');
    expect(document.activeElement).toBe(before);
    press(before, 'c');
    await vi.waitFor(() => expect(document.activeElement).toBe(field));
    before.remove();
    press(field, 'Escape');
    expect(document.activeElement).toBe(document.body);
  });
  it('takes the keyboard nowhere for who may not talk, nor later', async () => {
    const session = await open({ you: [], lost: [] });
    render(Table, { session, module: MODULE });
    press(document.body, 'c');
    await screen.findByRole('log');
    press(document.body, 'l');
    await vi.waitFor(() => expect(session.news.writing).toBe(false));
  });
});

describe('the question before an undo', () => {
  it('gives the keyboard back, but not to who has gone elsewhere meanwhile', async () => {
    document.body.innerHTML = '<button id="before"></button><input id="chat" />';
    const [before, chat] = [document.querySelector<HTMLElement>('#before')!, document.querySelector<HTMLElement>('#chat')!];
    const props = { session: await open(), asked: { to: 'step', question: null, consent: true } as const };
    before.focus();
    render(UndoQuestionBar, props).unmount();
    await Promise.resolve();
    expect(document.activeElement).toBe(before);
    const bar = render(UndoQuestionBar, props);
    chat.focus();
    bar.unmount();
    await Promise.resolve();
    expect(document.activeElement).toBe(chat);
  });
});

it('a line begins with the capital of the page’s language, not of the machine’s', () => {
  vi.spyOn(String.prototype, 'toLocaleUpperCase').mockReturnValue('İ');
  expect(capital('it builds')).toBe('It builds');
});

it('a link is copied where the clipboard is closed, too: within the dialog that is open, and the keyboard stays', async () => {
  const dialog = document.body.appendChild(document.createElement('dialog'));
  render(CopyLink, { target: dialog, props: { url: 'http://table', label: 'Copy' } });
  const button = dialog.querySelector('button')!;
  button.focus();
  let copied = '';
  document.execCommand = () => ((copied = dialog.querySelector('textarea')?.value ?? ''), true);
  onTestFinished(() => void Reflect.deleteProperty(document, 'execCommand'));
  button.click();
  await vi.waitFor(() => expect(copied).toBe('http://table'));
  expect(document.activeElement).toBe(button);
  expect(dialog.querySelector('textarea')).toBeNull();
});
