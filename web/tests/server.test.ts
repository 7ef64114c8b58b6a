import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { flushSync, tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { api, type Client } from '$lib/api/client';
import * as games from '$lib/games';
import type { GameModule } from '$lib/games/types';
import { t } from '$lib/i18n';
import News from '$lib/shell/News.svelte';
import Sign from '$lib/shell/Sign.svelte';
import { Server, server as ofThisPage } from '$lib/state/server.svelte';
import { Session } from '$lib/table/session.svelte';
import * as Table from '$lib/table/Table.svelte';
import TablePage from '$lib/table/TablePage.svelte';

const text = (said: string) => said.replace(/[\u2068\u2069]/gu, '');

/** What a page with this script knows of its server. */
function page(script: string): Server {
  document.head.innerHTML = script && `<script type="module" src="${script}"></script>`;
  return new Server();
}

const said = (script: string, announcement: { text: string; at: string | null } | null = null) => ({ version: '1', page: script, announcement });

/** A part that was wanted and did not come. */
const missing = (part: string) => Object.assign(new Event('vite:preloadError'), { payload: new Error(`error loading ${part}`) });

beforeEach(() => {
  vi.stubGlobal(
    'fetch',
    vi.fn(() => Promise.reject(new Error('offline'))),
  );
});
afterEach(() => {
  cleanup();
  document.head.innerHTML = '';
  vi.unstubAllGlobals();
});

describe('what the server says of itself', () => {
  it('says that a newer page is ready, and not in the middle of a turn', () => {
    const server = page('/assets/index-old.js');
    render(News, { server });
    server.take(said('/assets/index-old.js'));
    flushSync();
    expect(screen.queryByText(/newer version/)).toBeNull();
    server.busy = true;
    server.take(said('/assets/index-new.js'));
    flushSync();
    expect(screen.queryByText(/newer version/)).toBeNull();
    server.busy = false;
    flushSync();
    expect(screen.getByText(/newer version/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Load it' })).toBeTruthy();
  });

  it('says no more of a newer page that can wait, until the server is asked again', () => {
    const server = page('/assets/index-old.js');
    render(News, { server });
    server.take(said('/assets/index-new.js'));
    flushSync();
    screen.getByRole('button', { name: 'Close' }).click();
    flushSync();
    expect(screen.queryByText(/newer version/)).toBeNull();
    server.take(said('/assets/index-new.js'));
    flushSync();
    expect(screen.getByText(/newer version/)).toBeTruthy();
    server.outdate();
    flushSync();
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  });

  it('says so in any case once the server does not understand the page', () => {
    const server = page('/assets/index-old.js');
    render(News, { server });
    server.busy = true;
    server.outdate();
    flushSync();
    expect(screen.getByText(/newer version/)).toBeTruthy();
  });

  it('says so in the middle of a turn where a part of the older page is gone, and not where only the line was down', async () => {
    const server = page('/assets/index-old.js');
    render(News, { server });
    server.busy = true;
    const answers = [said('/assets/index-old.js'), said('/assets/index-new.js')];
    const asked = vi.spyOn(api, 'server').mockImplementation(() => Promise.resolve(answers.shift()!));
    const miss = async () => {
      dispatchEvent(missing('Chat'));
      await vi.waitFor(() => expect(asked).toHaveBeenCalled());
      asked.mockClear();
      await tick();
      flushSync();
    };
    await miss();
    expect(screen.queryByText(/newer version/)).toBeNull();
    await miss();
    expect(screen.getByText(/newer version/)).toBeTruthy();
  });

  it('says that the page has to be loaded again where a part does not come once the server is there', async () => {
    const server = page('/assets/index-old.js');
    render(News, { server });
    const asked = vi.spyOn(api, 'server').mockRejectedValue(new TypeError('Failed to fetch'));
    const miss = async (part: string) => {
      dispatchEvent(missing(part));
      await vi.waitFor(() => expect(asked).toHaveBeenCalled());
      asked.mockClear();
      await new Promise((done) => setTimeout(done));
      flushSync();
      return screen.queryByText(t('shell-blank-part')) !== null;
    };
    expect([await miss('Chat'), await miss('Chat')]).toEqual([false, false]);
    asked.mockImplementation(() => Promise.resolve(said('/assets/index-old.js')));
    expect([await miss('Ledger'), await miss('Chat')]).toEqual([false, true]);
    await fireEvent.click(screen.getByRole('button', { name: t('shell-close') }));
    expect(screen.queryByText(t('shell-blank-part'))).toBeNull();
  });

  it('leaves a table in peace exactly while it is the turn of somebody here', async () => {
    const turn = new Server(); // something that changes by itself, as a session does
    const table = { game: 'caylus', box: null, board: null };
    const session = { table, you: [], close: vi.fn(), get mine() { return turn.busy; } }; // prettier-ignore
    vi.spyOn(games, 'loadGame').mockResolvedValue({} as GameModule);
    vi.spyOn(Table, 'default').mockImplementation(Sign as never);
    vi.spyOn(Session, 'open').mockResolvedValue(session as unknown as Session);
    turn.busy = true;
    const page = render(TablePage, { id: 'some' });
    await vi.waitFor(() => expect(ofThisPage.busy).toBe(true));
    turn.busy = false;
    flushSync();
    expect(ofThisPage.busy).toBe(false);
    turn.busy = true;
    flushSync();
    expect(ofThisPage.busy).toBe(true);
    page.unmount();
    expect([ofThisPage.busy, session.close.mock.calls.length]).toEqual([false, 1]);
  });

  it('compares nothing where nothing was built', () => {
    const server = page('/src/main.ts');
    server.take(said('/assets/index-new.js'));
    expect([server.page, server.newer]).toEqual(['', false]);
    const built = page('/assets/index-old.js');
    built.take(said(''));
    expect(built.newer).toBe(false);
  });

  it('shows what is announced until it is put away, and what is announced next', () => {
    const server = page('/assets/index-old.js');
    render(News, { server });
    server.take(said('/assets/index-old.js', { text: 'A pause for repairs', at: '2030-05-04T18:30:00Z' }));
    flushSync();
    expect(text(screen.getByText(/A pause for repairs/).textContent)).toMatch(/^A pause for repairs \(5\/[45]\/30/);
    screen.getByRole('button', { name: 'Understood' }).click();
    flushSync();
    expect(screen.queryByText(/A pause/)).toBeNull();
    server.take(said('/assets/index-old.js', { text: 'All is well again', at: null }));
    flushSync();
    expect(screen.getByText('All is well again')).toBeTruthy();
    server.take(said('/assets/index-old.js'));
    flushSync();
    expect(screen.queryByText(/All is well/)).toBeNull();
  });

  it('asks when it is looked at, not more often than every five minutes, and bears that nobody answers', async () => {
    const server = page('/assets/index-old.js');
    const answer = vi.fn(() => Promise.resolve(said('/assets/index-new.js')));
    const api = { server: answer } as unknown as Client;
    await server.ask(api, 1000);
    await server.ask(api, 2000);
    expect([answer.mock.calls.length, server.newer]).toEqual([1, true]);
    answer.mockRejectedValueOnce(new Error('offline'));
    await server.ask(api, 1000 + 6 * 60_000);
    expect([answer.mock.calls.length, server.newer]).toEqual([2, true]);
  });
});
