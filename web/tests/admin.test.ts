import { fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import AdminPage from '$lib/admin/AdminPage.svelte';
import { details, doer } from '$lib/admin/words';
import type { Client } from '$lib/api/client';
import { bell } from '$lib/bell/bell.svelte';
import MyData from '$lib/shell/MyData.svelte';
import { placeOf } from '$lib/state/router.svelte';
import { held } from '$lib/state/seats.svelte';
import { Settings, settings } from '$lib/state/settings.svelte';
import { keep } from '$lib/state/storage';
import FreeingBar from '$lib/table/FreeingBar.svelte';
import { Session } from '$lib/table/session.svelte';
import TableMenu from '$lib/table/TableMenu.svelte';
import { seat, snapshot, table } from './fixtures';
import { forgetAll } from './forget';

const REPORT = {
  id: 4,
  table: 'abc',
  at: '2026-01-01T00:00:00Z',
  why: 'spam',
  text: 'over and over',
  seat: 1,
  name: 'Wen',
  said: 'buy!',
  by_seat: 0,
  answered: null,
};
const PEOPLE = [table().seats[0]!, seat(1, 'person', 'Wen'), seat(2, 'person', 'Ken')];

/** A server that knows one token and answers what is listed. */
function server(answers: Record<string, unknown>) {
  const asked: [string, unknown][] = [];
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    asked.push([path, init.body ? (JSON.parse(init.body as string) as unknown) : undefined]);
    const known = (init.headers as Record<string, string>).Authorization === 'Bearer right';
    const body = known ? (answers[path] ?? { done: true }) : { error: { code: 'no-operator', message: '' } };
    return Promise.resolve(new Response(JSON.stringify(body), { status: known ? 200 : 401 }));
  });
  return asked;
}

beforeEach(() => {
  vi.unstubAllGlobals();
  forgetAll();
});

describe('the operators’ page', () => {
  it('shows nothing without a token and forgets a wrong one', async () => {
    expect(placeOf('/admin')).toEqual({ name: 'admin' });
    server({ '/api/admin': { name: 'Odile' } });
    render(AdminPage);
    await fireEvent.input(await screen.findByLabelText('Token'), { target: { value: 'wrong' } });
    await fireEvent.click(screen.getByText('Enter'));
    await screen.findByText(/token of an operator/);
    expect(sessionStorage.length).toBe(0);
    expect(screen.queryByText('Leave')).toBeNull();
  });

  it('says why a list cannot be had, until it can', async () => {
    const answers: Record<string, unknown> = { '/api/admin': { name: 'Odile' }, '/api/admin/reports?answered=false': { reports: [] } };
    server(answers);
    sessionStorage.setItem('bastide-operator', 'right');
    render(AdminPage);
    await screen.findByText('Nothing');
    const reached = globalThis.fetch;
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('connection lost')));
    for (const room of ['Tables', 'Mutes and bans', 'Words', 'Log']) {
      await fireEvent.click(screen.getByText(room));
      await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(/No answer from the server/));
    }
    vi.stubGlobal('fetch', reached);
    await fireEvent.click(screen.getByText('Reports'));
    await screen.findByText('Nothing');
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe(''));
  });

  it('answers a report, and keeps the token in this tab alone', async () => {
    const asked = server({ '/api/admin': { name: 'Odile' }, '/api/admin/reports?answered=false': { reports: [REPORT] } });
    render(AdminPage);
    await fireEvent.input(await screen.findByLabelText('Token'), { target: { value: 'right' } });
    await fireEvent.click(screen.getByText('Enter'));
    await screen.findByText('buy!');
    await fireEvent.input(screen.getByLabelText('What came of it'), { target: { value: 'talked to' } });
    await fireEvent.click(screen.getByText('Done'));
    await waitFor(() => expect(asked).toContainEqual(['/api/admin/reports/4', { note: 'talked to' }]));
    expect(localStorage.length).toBe(0);
    await fireEvent.click(screen.getByText('Leave'));
    expect(sessionStorage.length).toBe(0);
  });

  it('lists the tables a page at a time', async () => {
    const one = (n: number) => ({ table: { ...table({ id: `t${n}` }), created: new Date(n * 1000).toISOString() }, hidden: false, closed: null, reports: 0 });
    const page = (from: number, count: number, next: string | null) => ({ tables: Array.from({ length: count }, (_, i) => one(from - i)), next });
    const asks = '/api/admin/tables?private=false&reported=false';
    server({
      '/api/admin': { name: 'Odile' },
      '/api/admin/reports?answered=false': { reports: [] },
      [asks]: page(100, 50, '50.5-t50'),
      [`${asks}&after=50.5-t50`]: page(50, 50, null),
    });
    render(AdminPage);
    await fireEvent.input(await screen.findByLabelText('Token'), { target: { value: 'right' } });
    await fireEvent.click(screen.getByText('Enter'));
    await fireEvent.click(await screen.findByText('Tables'));
    await waitFor(() => expect(screen.getAllByText('Look')).toHaveLength(50));
    await fireEvent.click(screen.getByText('More'));
    await waitFor(() => expect(screen.getAllByText('Look')).toHaveLength(100));
    expect(screen.queryByText('More')).toBeNull();
  });

  it('mutes once, says so, and lets it be tried again where that failed', async () => {
    const one = { table: { ...table({ id: 'abc' }), seats: PEOPLE }, hidden: false, closed: null, reports: 0 };
    const asked = server({
      '/api/admin': { name: 'Odile' },
      '/api/admin/reports?answered=false': { reports: [] },
      '/api/admin/tables?private=false&reported=false': { tables: [one], next: null },
      '/api/admin/tables/abc': { ...one, chat: [], told: [REPORT] },
    });
    render(AdminPage);
    await fireEvent.input(await screen.findByLabelText('Token'), { target: { value: 'right' } });
    await fireEvent.click(screen.getByText('Enter'));
    await fireEvent.click(await screen.findByText('Tables'));
    await fireEvent.click(await screen.findByText('Look'));
    await screen.findByText('over and over'); // what was reported here stands with it
    expect(screen.queryByText('Look')).toBeNull();
    const all = await screen.findAllByText('Mute for a day');
    await fireEvent.click(all[1]!);
    (await screen.findByText('Muted for a day')).click(); // as a browser does, which does not press what is closed
    expect(asked.filter(([path]) => path.endsWith('/restrictions'))).toEqual([
      ['/api/admin/restrictions', { kind: 'mute', table: 'abc', seat: 1, seconds: 86_400 }],
    ]);
    await waitFor(() => expect(asked.filter(([path]) => path === '/api/admin/tables/abc')).toHaveLength(2));
    await waitFor(() => expect(screen.getAllByText('Mute for a day')).toHaveLength(all.length - 1));
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('the line is down')));
    await fireEvent.click(screen.getAllByText('Mute for a day')[0]!);
    await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(/No answer from the server/));
    expect(screen.getAllByText('Mute for a day')).toHaveLength(all.length - 1);
  });

  it('says in the log until when as a time', () => {
    expect(details({ by: 'name', until: 1796373943.92 }, 'en')).toMatch(/^by: Name · until: 12\/\d\/26/);
    expect(details({ until: null, reason: '', seat: 0 }, 'en')).toBe('seat: 0');
    expect(details({ value: 'ada', state: 'over', unknown: 7 }, 'en')).toBe('who: ada · state: over · unknown: 7');
    expect([doer('(command line)'), doer('Odile')]).toEqual(['(command line)', 'Odile']);
  });
});

describe('at a table', () => {
  it('something is reported, and the host asks to free a seat', async () => {
    held.add('abc', 'carcassonne', { '0': 'tok' });
    const report = vi.fn(() => Promise.resolve({ report: 1 }));
    const freeSeat = vi.fn(() => Promise.resolve({ table: table({ seats: PEOPLE, freeing: { seat: 1, accepted: [0], waiting: [2] } }) }));
    const client = { table: () => Promise.resolve({ table: table({ seats: PEOPLE, host: true }), snapshot: snapshot(4), notices: [] }), freeSeat, report };
    const session = await Session.open('abc', { api: client as unknown as Client, quiet: true });
    const shown = render(TableMenu, { session, close: () => undefined });
    await fireEvent.click(screen.getByText(/Free the seat of Wen/));
    expect(freeSeat).toHaveBeenCalledWith('abc', 1, true, ['tok']);
    await fireEvent.click(screen.getByText('Report'));
    await fireEvent.change(screen.getByLabelText('About'), { target: { value: 'seat:2' } });
    await fireEvent.click(screen.getByText('Send'));
    expect(report).toHaveBeenCalledWith('abc', { why: 'insult', text: '', seat: 2, message: null }, ['tok'], expect.any(String));
    shown.unmount();
    render(FreeingBar, { session, freeing: { seat: 1, accepted: [2], waiting: [0] } });
    await fireEvent.click(screen.getByText('No'));
    expect(freeSeat).toHaveBeenLastCalledWith('abc', 1, false, ['tok']);
    render(FreeingBar, { session, freeing: { seat: 0, accepted: [1], waiting: [2] } });
    expect(screen.getByText('The others are asked whether your seat should go to a bot.')).toBeTruthy();
  });
});

describe('what is mine', () => {
  it('is forgotten after a second click', async () => {
    held.add('abc', 'carcassonne', { '0': 'tok' });
    settings.setName('Odile');
    keep('nonces', { abc: {} });
    const kept = { push: null, ended: null, key: null, mail: 'odile@example.org', told: {} };
    keep('bell', kept);
    bell.kept = kept;
    const { api } = await import('$lib/api/client');
    const forget = vi.spyOn(api, 'forgetPerson').mockResolvedValue(1);
    render(MyData);
    await fireEvent.click(screen.getByText('Forget everything'));
    expect(forget).not.toHaveBeenCalled();
    await fireEvent.click(screen.getByText('Really forget everything?'));
    await screen.findByText('Seats forgotten: 1.');
    expect(forget).toHaveBeenCalledWith({ abc: ['tok'] });
    expect(held.all).toEqual({});
    expect(new Settings().name).toBe('');
    expect(bell.kept.mail).toBeNull();
    const left = Object.keys(localStorage).map((key) => localStorage.getItem(key));
    expect(left.filter((text) => /abc|Odile|odile/.test(text!))).toEqual([]);
  });
});
