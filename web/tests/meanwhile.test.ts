/** What comes while something else is under way. */
import { fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { tick } from 'svelte';
import { api, ApiError, type Client } from '$lib/api/client';
import type { Absent, Look, Snapshot, Table as TableInfo } from '$lib/api/types';
import { addTexts, i18n, setLanguage, t } from '$lib/i18n';
import { held } from '$lib/state/seats.svelte';
import { settings } from '$lib/state/settings.svelte';
import Chat from '$lib/table/Chat.svelte';
import Invitation from '$lib/table/Invitation.svelte';
import LessonCard from '$lib/table/LessonCard.svelte';
import { Session } from '$lib/table/session.svelte';
import Table from '$lib/table/Table.svelte';
import TableMenu from '$lib/table/TableMenu.svelte';
import TablePage from '$lib/table/TablePage.svelte';
import { bare, seat, snapshot, table, view, whole } from './fixtures';

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

let decided = 0;
const MODULE = bare({}, { Decide: () => (decided++, {}) });

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

const opened = (more: Partial<TableInfo> = {}) =>
  Session.open('abc', { api: { table: () => Promise.resolve({ table: table(more), snapshot: snapshot(4), notices: [] }) } as unknown as Client, quiet: true });

describe('a rule', () => {
  it('opens again after somebody has read something else', async () => {
    vi.spyOn(api, 'rules').mockResolvedValue([{ id: 'CAR-024', section: 'Tiles', part: '', note: '', text: 'Edges match.', tags: [], page: null } as never]);
    vi.spyOn(api, 'guide').mockRejectedValue(new ApiError('network', 0));
    const session = await opened();
    render(Table, { session, module: MODULE });
    const rules = () => screen.getByRole('tab', { name: 'Rules' }).getAttribute('aria-selected');
    session.openRule('CAR-024');
    await waitFor(() => expect(screen.getByText('Edges match.')).toBeTruthy(), { timeout: 20_000 });
    await fireEvent.click(screen.getByRole('tab', { name: 'Log' }));
    expect(rules()).toBe('false');
    session.openRule('CAR-024');
    await waitFor(() => expect(rules()).toBe('true'));
  });
});

describe('a lesson', () => {
  it('is fetched once, however often the table changes, and stays when the line is lost', async () => {
    const lesson = { game: 'carcassonne', name: 'first', learner: 0, steps: [], plies: 6, end: 'shell-close' };
    const fetched = vi
      .spyOn(api, 'lesson')
      .mockResolvedValueOnce(lesson as never)
      .mockRejectedValue(new ApiError('network', 0));
    const session = await opened({ lesson: 'first' });
    const controller = MODULE.createController(session);
    render(LessonCard, { session, controller, narrow: false });
    await waitFor(() => expect(fetched).toHaveBeenCalledTimes(1));
    for (const seats of [
      [true, false],
      [true, true],
    ]) {
      session.receive({ type: 'presence', seats });
      await tick();
    }
    expect(fetched).toHaveBeenCalledTimes(1);
  });
});

describe('a lesson that did not come', () => {
  it('says so, and is asked for again', async () => {
    const lesson = { game: 'carcassonne', name: 'first', learner: 0, steps: [{ ply: 4, say: 'shell-help', show: [], do: 'x', wrong: [] }], plies: 6, end: 'x' };
    const fetched = vi
      .spyOn(api, 'lesson')
      .mockRejectedValueOnce(new ApiError('network', 0))
      .mockResolvedValue(lesson as never);
    const session = await opened({ lesson: 'first' });
    render(LessonCard, { session, controller: MODULE.createController(session), narrow: false });
    expect((await screen.findByRole('alert')).textContent).toContain(t('shell-blank-part'));
    await fireEvent.click(screen.getByRole('button', { name: t('shell-try-again') }));
    await waitFor(() => expect(document.querySelector('.lesson')?.textContent).toContain(t('shell-help')));
    expect([fetched.mock.calls.length, screen.queryByRole('alert')]).toEqual([2, null]);
  });
});

describe('a lesson that is gone', () => {
  it('leaves the table as it is', async () => {
    const fetched = vi.spyOn(api, 'lesson').mockRejectedValue(new ApiError('not-found', 404));
    const session = await opened({ lesson: 'first' });
    render(LessonCard, { session, controller: MODULE.createController(session), narrow: false });
    await waitFor(() => expect(fetched).toHaveBeenCalledOnce());
    await new Promise((done) => setTimeout(done));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('somebody who is away', () => {
  it('is spoken of as long as they are, whoever comes meanwhile', async () => {
    const absent: Absent = { seat: 1, away: 0, left: 60, accepted: [], waiting: [0] };
    const session = await opened({ seats: [seat(0, 'person', 'Odile', { you: true }), seat(1, 'person', 'Wen')], absent, turn: 1 });
    vi.useFakeTimers();
    try {
      render(Table, { session, module: MODULE });
      await vi.advanceTimersByTimeAsync(5500);
      await vi.waitFor(() => expect(document.querySelector('.notice.absent')).not.toBeNull(), { timeout: 20_000 });
      session.receive({ type: 'presence', seats: [true, false] });
      await vi.advanceTimersByTimeAsync(500);
      expect(document.querySelector('.notice.absent')).not.toBeNull();
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('an invitation', () => {
  it('gives one seat to whoever presses twice', async () => {
    const answer = later<never>();
    const join = vi.fn(() => answer.promise);
    const session = await Session.open('abc', {
      api: {
        table: () =>
          Promise.resolve({
            table: table({ state: 'open', you: [], seats: [seat(0, 'person', 'Wen'), seat(1, 'open', ''), seat(2, 'open', '')] }),
            snapshot: snapshot(0),
            notices: [],
          }),
        join,
      } as unknown as Client,
      quiet: true,
    });
    render(Invitation, { session });
    const sit = screen.getByRole('button', { name: 'Take a seat' });
    await fireEvent.click(sit);
    await fireEvent.click(sit);
    await fireEvent.submit(sit.closest('form')!);
    await waitFor(() => expect(join).toHaveBeenCalled());
    await new Promise((done) => setTimeout(done, 50));
    expect(join).toHaveBeenCalledTimes(1);
  });
});

describe('a seat', () => {
  const page = async (error: ApiError) => {
    vi.spyOn(api, 'table').mockRejectedValue(error);
    render(TablePage, { id: 'abc' });
    await waitFor(() => expect(screen.queryByRole('heading')).not.toBeNull());
    await waitFor(() => expect(document.querySelector('.blank .row')).not.toBeNull());
    return held.tokens('abc');
  };
  it('is given up where the server says that its table is gone', async () => {
    expect(await page(new ApiError('no-table', 404, { code: 'no-table' }))).toEqual([]);
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });
  it('is kept where something on the way says that there is nothing', async () => {
    expect(await page(new ApiError('not-found', 404))).toEqual(['tok']);
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeNull();
  });
});

describe('a language', () => {
  it('is the one that was chosen last, with all that was fetched meanwhile', async () => {
    const slow = later<string>();
    await addTexts('slow', (lang) => [() => (lang === 'zh-Hant' ? slow.promise : Promise.resolve(''))]);
    try {
      const first = setLanguage('zh-Hant');
      await addTexts('late', (lang) => [() => Promise.resolve(`test-late = ${lang}`)]);
      await slow.come('');
      await first;
      expect([i18n.lang, t('test-late')]).toEqual(['zh-Hant', 'zh-Hant']);
    } finally {
      i18n.more.delete('slow');
    }
    const again = later<string>();
    await addTexts('again', (lang) => [() => (lang === 'ja' ? again.promise : Promise.resolve(''))]);
    try {
      const slower = setLanguage('ja');
      await setLanguage('en');
      await again.come('');
      await slower;
      expect([i18n.lang, t('test-late')]).toEqual(['en', 'en']);
    } finally {
      i18n.more.delete('again');
      await setLanguage('en');
    }
  });

  it('whose texts do not come is there once the browser is online again, unless another one was chosen', async () => {
    let away = true;
    await addTexts('away', (lang) => [() => (lang === 'ja' && away ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve(''))]);
    try {
      await settings.setLang('ja');
      expect(settings.lang).toBe('en');
      away = false;
      dispatchEvent(new Event('online'));
      await waitFor(() => expect([settings.lang, i18n.lang]).toEqual(['ja', 'ja']));
      away = true;
      await settings.setLang('zh-Hant');
      await settings.setLang('ja');
      await settings.setLang('en');
      away = false;
      dispatchEvent(new Event('online'));
      await new Promise((then) => setTimeout(then, 50));
      expect([settings.lang, i18n.lang]).toEqual(['en', 'en']);
    } finally {
      i18n.more.delete('away');
      await settings.setLang('en');
    }
  });
});

describe('what cannot be fetched', () => {
  const away = () => Promise.reject(new ApiError('network', 0));
  const without = () =>
    Session.open('abc', {
      api: { table: () => Promise.resolve({ table: table(), snapshot: snapshot(4), notices: [] }), record: away } as unknown as Client,
      quiet: true,
    });

  it('is said of a record', async () => {
    const session = await without();
    const close = vi.fn();
    render(TableMenu, { session, close });
    await fireEvent.click(screen.getByRole('button', { name: 'Download the record' }));
    await waitFor(() => expect(session.notice?.text).toMatch(/^No answer from the server/));
    expect(close).toHaveBeenCalled();
  });
});

describe('what was said', () => {
  const said = (id: number) => ({ type: 'chat' as const, message: { id, seat: 1, name: 'Wen', text: `${id}`, at: '2026-01-01T00:00:00Z' } });
  const open = () =>
    Session.open('abc', { api: { table: () => Promise.resolve({ table: table(), snapshot: snapshot(4), notices: [] }) } as unknown as Client, quiet: true });

  it('is not unread again where the page is opened again, also on another device’s seat', async () => {
    const before = await open();
    [1, 2].forEach((id) => before.receive(said(id)));
    expect(before.news.unread).toBe(2);
    before.news.read();
    held.add('abc', 'carcassonne', { '1': 'more' });
    const session = await open();
    [1, 2, 3].forEach((id) => session.receive(said(id)));
    expect([session.news.chat.length, session.news.unread]).toEqual([3, 1]);
  });

  it('stays as far as it is written while another tab is looked at', async () => {
    const session = await open();
    const first = render(Chat, { session });
    await fireEvent.input(screen.getByRole('textbox'), { target: { value: 'Well pl' } });
    first.unmount();
    render(Chat, { session });
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('Well pl');
  });

  it('opens a rule that somebody names', async () => {
    const session = await open();
    const { type, message } = said(1);
    session.receive({ type, message: { ...message, text: 'No: CAR-115, see there' } });
    render(Chat, { session });
    await fireEvent.click(screen.getByRole('button', { name: 'CAR-115' }));
    expect(session.rule).toBe('CAR-115');
    expect(document.querySelector('.said li')!.textContent).toMatch(/No: CAR-115, see there$/);
  });
});
