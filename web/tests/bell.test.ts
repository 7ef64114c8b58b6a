import { fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Client } from '$lib/api/client';
import { bell } from '$lib/bell/bell.svelte';
import { withOthers } from '$lib/bell/others';
import { eachTurn, pace } from '$lib/i18n/away';
import { held } from '$lib/state/seats.svelte';
import { keep, recall } from '$lib/state/storage';
import Setup from '$lib/lobby/Setup.svelte';
import { long } from '$lib/table/long';
import ClockFace from '$lib/table/ClockFace.svelte';
import { GAME, seat, table } from './fixtures';

const [WORKER = ''] = Object.values(import.meta.glob<string>('../public/sw.js', { query: '?raw', import: 'default', eager: true }));

describe('a clock of days', () => {
  it('is said in days, hours and minutes', () => {
    expect([long(100_800), long(86_400), long(86_399), long(3660), long(3599), long(5)]).toEqual([
      '1 d 4 h',
      '1 d 0 h',
      '23 h 59 min',
      '1 h 1 min',
      '59:59',
      '0:05',
    ]);
    expect([eachTurn(86_400), eachTurn(172_800), eachTurn(43_200)]).toEqual(['1 day a turn', '2 days a turn', '0.5 days a turn']);
    expect(pace({ initial: 604_800, increment: 0, each: true })).toBe('7 days a turn');
    expect(pace({ initial: 900, increment: 10, each: false })).toBe('15 min + 10 s');
    expect(pace(null)).toBe('no clock');
  });

  it('has a face that warns an hour before the end', () => {
    const clock = { seats: [100_800, 172_800], running: 0, at: '', increment: 0, each: true };
    const { container, rerender } = render(ClockFace, { clock, seat: 0, at: Date.now() });
    const face = container.querySelector('.clock')!;
    expect(face.getAttribute('aria-label')).toMatch(/^1 d [34] h left$/);
    expect(face.classList.contains('low')).toBe(false);
    void rerender({ clock: { ...clock, seats: [3000, 0] }, seat: 0, at: Date.now() });
    return vi.waitFor(() => expect(face.classList.contains('low')).toBe(true));
  });

  it('is chosen beside the clock for the whole game', async () => {
    localStorage.clear();
    render(Setup, { game: GAME, name: '' });
    const choice = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Clock' });
    expect(choice.value).toBe('');
    expect([...choice.options].map((one) => one.textContent)).toEqual([
      ...['no clock', 'minutes for the whole game', '1 day a turn', '2 days a turn', '3 days a turn'],
      ...['5 days a turn', '7 days a turn', '14 days a turn'],
    ]);
    await fireEvent.change(choice, { target: { value: 'game' } });
    expect(screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Minutes' }).value).toBe('15');
    await fireEvent.change(screen.getByRole('spinbutton', { name: 'Seconds per turn' }), { target: { value: '20' } });
    expect(screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Minutes' }).value).toBe('15');
    await fireEvent.change(choice, { target: { value: '3' } });
    expect(screen.queryByRole('spinbutton', { name: 'Minutes' })).toBeNull();
    expect(choice.value).toBe('3');
  });
});

describe('whether others are waited for', () => {
  const ME = seat(0, 'person', 'Odile', { you: true });
  it.each([
    ['a bot', { kind: 'bot' }, false],
    ['a bot for somebody', { kind: 'bot', stand_in: true }, true],
    ['a free seat', { kind: 'open' }, true],
    ['another person', { kind: 'person' }, true],
    ['somebody on this screen', { kind: 'local', you: true }, false],
  ] as const)('%s', (_, what, awaited) => {
    const you = 'you' in what ? [0, 1] : [0];
    const given = table({ seats: [ME, { ...seat(1, 'bot', 'Wen'), ...what }], you });
    expect(withOthers(given)).toBe(awaited);
    expect(withOthers({ ...given, state: 'over' })).toBe(false);
    expect(withOthers({ ...given, you: [] })).toBe(false);
  });
});

describe('the tables of this browser', () => {
  const told: [string, string, { mail: string | null } | null][] = [];
  let refuse = 0;
  const others = [seat(0, 'person', 'Odile', { you: true }), seat(1, 'open', '')];
  const mine = vi.fn(async (asked: readonly { id: string }[]) => asked.map(({ id }) => table({ id, you: [0], state: 'running', seats: others })));
  const api = { mine } as unknown as Client;

  beforeEach(() => {
    localStorage.clear();
    told.length = 0;
    refuse = 0;
    mine.mockClear();
    held.all = {};
    vi.stubGlobal('indexedDB', {
      open: () => ({
        set onerror(done: () => void) {
          queueMicrotask(done);
        },
      }),
    });
    vi.stubGlobal('fetch', async (path: string, { method, body }: { method: string; body?: string }) => {
      told.push([method, path.split('/')[3]!, body ? (JSON.parse(body) as { mail: string | null }) : null]);
      if (method === 'PUT' && refuse) return new Response('{}', { status: refuse });
      return Response.json({ push: false, mail: method === 'PUT' ? 'unconfirmed' : 'none' });
    });
  });
  afterEach(() => vi.unstubAllGlobals());
  const puts = () => told.flatMap(([method, id, body]) => (method === 'PUT' ? [[id, body!.mail]] : []));

  it('are told once, and again where the seat or the choice is another one', async () => {
    held.add('one', 'huts', { 0: 'first-token' });
    bell.setMail('odile@example.org');
    expect(await bell.settle(held.all, api)).toBeNull();
    await bell.settle(held.all, api);
    expect(puts()).toEqual([['one', 'odile@example.org']]);
    held.add('one', 'huts', { 1: 'second-token' });
    await bell.settle(held.all, api);
    expect(puts()).toHaveLength(2);
    bell.setMail(null);
    await bell.settle(held.all, api);
    expect(puts().at(-1)).toEqual(['one', null]);
    expect(recall('bell', null)).toBeNull();
  });

  it('are told on the next visit where that failed, and left alone where the seat is gone', async () => {
    held.add('one', 'huts', { 0: 'first-token' });
    bell.setMail('odile@example.org');
    refuse = 503;
    expect(await bell.settle(held.all, api)).toMatchObject({ status: 503 });
    expect(recall<{ told: object }>('bell', { told: {} }).told).toEqual({});
    refuse = 401;
    expect(await bell.settle(held.all, api)).toBeNull();
  });

  it('are forgotten once their game is over', async () => {
    held.add('one', 'huts', { 0: 'first-token' });
    bell.setMail('odile@example.org');
    await bell.settle(held.all, api);
    held.note({ one: true });
    await bell.settle(held.all, api);
    expect(recall<{ told: object } | null>('bell', null)?.told).toEqual({});
    expect(puts()).toHaveLength(1);
    keep('bell', null);
  });
});

describe.each(['', '/my/games'])('the service worker beneath “%s”', (base) => {
  const site = `https://play.example${base}`;
  type Listener = (event: Record<string, unknown>) => void;
  const listeners: Record<string, Listener> = {};
  const openWindow = vi.fn();
  const focus = vi.fn();
  let windows: { url: string; visibilityState: string; focus: () => void }[] = [];
  const showNotification = vi.fn();
  const setAppBadge = vi.fn();
  const clearAppBadge = vi.fn();
  let shown = 0;
  const scope = {
    location: new URL(`${site}/sw.js`),
    clients: { matchAll: async () => windows, openWindow },
    registration: { showNotification, getNotifications: async () => Array.from({ length: shown }) },
    addEventListener: (name: string, listener: Listener) => (listeners[name] = listener),
  };
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- the file as browsers run it
  new Function('self', 'navigator', 'indexedDB', 'fetch', WORKER)(scope, { setAppBadge, clearAppBadge }, {}, vi.fn());

  async function send(name: string, event: Record<string, unknown>): Promise<void> {
    let done: Promise<void> | undefined;
    listeners[name]!({ ...event, waitUntil: (what: Promise<void>) => (done = what) });
    await done;
  }
  const push = (said: unknown) => send('push', { data: { json: () => said } });

  beforeEach(() => {
    windows = [];
    shown = 0;
    vi.clearAllMocks();
  });

  it('listens to pushes and to what is done with notifications, and to nothing else', () => {
    expect(Object.keys(listeners).sort()).toEqual(['notificationclick', 'notificationclose', 'push', 'pushsubscriptionchange']);
  });

  it('shows a notification unless the table is in sight', async () => {
    shown = 1;
    await push({ v: 1, kind: 'turn', table: 'abc', title: 'Your turn', body: 'Caylus', url: '/t/abc' });
    expect(showNotification).toHaveBeenCalledWith('Your turn', expect.objectContaining({ body: 'Caylus', tag: 'abc', data: { url: `${base}/t/abc` } }));
    expect(setAppBadge).toHaveBeenCalledWith(1);
    windows = [{ url: `${site}/t/abc`, visibilityState: 'hidden', focus }];
    await push({ table: 'abc', url: '/t/abc' });
    expect(showNotification).toHaveBeenCalledTimes(2);
    windows.push({ url: `${site}/t/abc?x`, visibilityState: 'visible', focus });
    await push({ table: 'abc', url: '/t/abc' });
    expect(showNotification).toHaveBeenCalledTimes(2);
  });

  it('goes to the window of the table, or opens one', async () => {
    const close = vi.fn();
    await send('notificationclick', { notification: { close, data: { url: `${base}/t/abc` } } });
    expect(openWindow).toHaveBeenCalledWith(`${base}/t/abc`);
    windows = [{ url: `${site}/t/abc`, visibilityState: 'hidden', focus }];
    await send('notificationclick', { notification: { close, data: { url: `${base}/t/abc` } } });
    expect(focus).toHaveBeenCalledOnce();
    expect(openWindow).toHaveBeenCalledOnce();
    expect(close).toHaveBeenCalledTimes(2);
    expect(clearAppBadge).toHaveBeenCalled();
  });
});
