import { fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { api, ApiError, type Client } from '$lib/api/client';
import type { TableNotice } from '$lib/api/types';
import { placeOf, router } from '$lib/state/router.svelte';
import { held } from '$lib/state/seats.svelte';
import { settings } from '$lib/state/settings.svelte';
import Result from '$lib/end/Result.svelte';
import type { GameModule } from '$lib/games/types';
import ShareLink from '$lib/shell/ShareLink.svelte';
import { Absence } from '$lib/table/absence.svelte';
import AbsentBar from '$lib/table/AbsentBar.svelte';
import { askLine } from '$lib/table/ask';
import Invitation from '$lib/table/Invitation.svelte';
import Log from '$lib/table/Log.svelte';
import { lostBy, placed } from '$lib/table/notices';
import { invitedBy, invitedTo } from '$lib/table/invited';
import ReportDialog from '$lib/table/ReportDialog.svelte';
import { Session } from '$lib/table/session.svelte';
import Waiting from '$lib/table/Waiting.svelte';
import { entry, seat, snapshot, table, view, whole } from './fixtures';

const notice = (id: number, ply: number, what: string, seat = 0, args: Record<string, string> = { name: 'Odile' }): TableNotice => ({
  id,
  ply,
  seat,
  args,
  at: '2026-01-01T00:00:00Z',
  key: `shell-notice-${what}`,
});
const WEN = seat(1, 'person', 'Wen');
const BOTH = [table().seats[0]!, WEN];

const open = (more = {}, calls = {}) =>
  Session.open('abc', {
    api: {
      ...calls,
      table: () => Promise.resolve({ table: table({ seats: BOTH, ...more }), snapshot: snapshot(4), notices: [notice(1, 0, 'joined', 1, { name: 'Wen' })] }),
    } as unknown as Client,
    quiet: true,
  });

beforeEach(() => {
  vi.useRealTimers();
  localStorage.clear();
  held.all = {};
  held.add('abc', 'carcassonne', { '0': 'tok' });
});

describe('talk', () => {
  it('is open to whoever a bot plays for, or has played for, and to no spectator', async () => {
    for (const state of ['running', 'over'] as const) expect((await open({ you: [], lost: [0], state })).talks).toBe(true);
    expect((await open({ you: [], lost: [] })).talks).toBe(false);
    expect((await open({ you: [0] })).talks).toBe(true);
  });
  it('names a line that is sent again for want of an answer by the same key, and every other by one of its own', async () => {
    const keys: string[] = [];
    const answers = [new ApiError('network', 0), null, null, new ApiError('bad-request', 422), null];
    const chat = vi.fn((_id: string, _text: string, _tokens: readonly string[], key: string) => {
      keys.push(key);
      const wrong = answers.shift();
      return wrong ? Promise.reject(wrong) : Promise.resolve({});
    });
    const session = await open({}, { chat });
    const sent = [];
    for (const line of ['hello', ' hello ', 'hello', 'bad', 'bad']) sent.push(await session.people.talk(line));
    expect(sent).toEqual([false, true, true, false, true]);
    expect(keys[1]).toBe(keys[0]);
    expect(new Set(keys).size).toBe(4);
    for (const key of keys) expect(key).toMatch(/^[0-9a-z]{28}$/);
  });
  it('that could be sent in the end leaves no note that it could not, and any other note where it is', async () => {
    const answers = [new ApiError('network', 0), null, new ApiError('network', 0), null];
    const chat = () => {
      const wrong = answers.shift();
      return wrong ? Promise.reject(wrong) : Promise.resolve({});
    };
    const session = await open({}, { chat });
    await session.people.talk('hello');
    expect(session.notice?.kind).toBe('error');
    await session.people.talk('hello');
    expect(session.notice).toBeNull();
    await session.people.talk('hello');
    session.refuse({ rule: 'CAR-024', key: '', args: {}, reason: 'It does not fit.' });
    await session.people.talk('hello');
    expect(session.notice?.text).toBe('It does not fit.');
  });
});

describe('a report', () => {
  it('that is sent again for want of an answer goes by the same key, and every other by one of its own', async () => {
    const keys: string[] = [];
    const answers = [new ApiError('network', 0), null, null];
    const report = vi.fn((_id: string, _report: unknown, _tokens: readonly string[], key: string) => {
      keys.push(key);
      const wrong = answers.shift();
      return wrong ? Promise.reject(wrong) : Promise.resolve({ report: 1 });
    });
    const session = await open({}, { report } as never);
    render(ReportDialog, { session, close: () => undefined });
    const send = screen.getByRole('button', { name: 'Send' });
    void fireEvent.click(send);
    await fireEvent.click(send); // impatient: while it is on its way nothing else goes
    await waitFor(() => expect(screen.getByRole('status').textContent).not.toBe(''));
    expect(keys).toHaveLength(1);
    await fireEvent.click(send);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Send' })).toBeNull());
    expect(keys[1]).toBe(keys[0]);
    await session.people.report({ why: 'insult', text: '', seat: null, message: null });
    expect(new Set(keys).size).toBe(2);
  });
});

describe('notices', () => {
  it('stand in the log at their ply, and in the order in which they came', () => {
    const story = [entry(0, 0, 'a'), entry(1, 0, 'b'), entry(1, 1, 'c')];
    const at = placed([notice(1, 0, 'joined'), notice(2, 1, 'left'), notice(3, 9, 'reclaimed')], story);
    expect([...at].map(([index, all]) => [index, all.map((one) => one.id)])).toEqual([
      [3, [3]],
      [1, [2]],
      [0, [1]],
    ]);
    // the game was taken back to ply 1 after something was told at ply 5
    expect([...placed([notice(1, 5, 'undo-asked'), notice(2, 1, 'undo-granted')], story)].map(([index, all]) => [index, all.map((one) => one.id)])).toEqual([
      [1, [2, 1]],
    ]);
  });

  it('are written into the log, also before anything has happened', () => {
    render(Log, { story: [], names: ['Odile', 'Wen'], module: null, notices: [notice(1, 0, 'joined', 1, { name: 'Wen' })] });
    expect(screen.getByText('Wen sits down.')).toBeTruthy();
  });

  it('are shown for a while, unless they tell what one has just done', async () => {
    vi.useFakeTimers();
    const session = await open();
    session.receive({ type: 'notice', notice: notice(1, 0, 'joined', 1) });
    expect(session.news.fresh).toEqual([]); // known already
    session.receive({ type: 'notice', notice: notice(2, 4, 'time-out', 0) });
    session.receive({ type: 'notice', notice: notice(3, 4, 'reclaimed', 0) });
    session.receive({ type: 'notice', notice: notice(4, 4, 'left', 1) });
    expect(session.news.fresh.map((one) => one.id)).toEqual([2, 4]);
    expect(session.news.notices.map((one) => one.id)).toEqual([1, 2, 3, 4]);
    vi.advanceTimersByTime(10_000);
    expect(session.news.fresh).toEqual([]);
  });

  it('are not shown where the line on top asks the same, whoever began it', async () => {
    const session = await open();
    for (const [id, what] of ['undo-asked', 'hand-asked', 'vote-asked'].entries()) session.receive({ type: 'notice', notice: notice(id + 2, 4, what, id % 2) });
    expect(session.news.fresh).toEqual([]);
    expect(session.news.notices).toHaveLength(4);
  });

  it('are followed by the table as it is where a seat was just taken by somebody else', async () => {
    held.all = {};
    const before = table({ state: 'open', you: [], seats: BOTH });
    const asked = vi.fn().mockResolvedValueOnce({ table: before, snapshot: snapshot(4), notices: [] });
    asked.mockResolvedValue({ table: table({ you: [], seats: BOTH }), snapshot: snapshot(4), notices: [] });
    const client = { table: asked, join: () => Promise.reject(new ApiError('full', 409)) } as unknown as Client;
    const session = await Session.open('abc', { api: client, quiet: true });
    expect(await session.people.join('Berta')).toBe(false);
    expect([session.table.state, session.notice?.text]).toEqual(['running', 'Every seat at this table is taken. You can watch.']);
  });

  it('do not tell who sits down that they do, even when the live line is faster than the answer', async () => {
    held.all = {};
    const client = {
      table: () => Promise.resolve({ table: table({ state: 'open', you: [], seats: BOTH }), snapshot: snapshot(4), notices: [] }),
      join: () => Promise.resolve({ seat: 1, token: 'mine', table: table({ seats: BOTH }) }),
    } as unknown as Client;
    const session = await Session.open('abc', { api: client, quiet: true });
    session.receive({ type: 'notice', notice: notice(2, 0, 'joined', 1, { name: 'Wen' }) });
    expect(session.news.fresh).toHaveLength(1);
    await session.people.join('Wen', 1);
    expect(session.news.fresh).toEqual([]);
  });

  it('remind only whom they are for', async () => {
    const session = await open();
    session.receive({ type: 'notice', notice: notice(2, 4, 'nudged', 1) });
    expect(session.news.nudged).toBe(false);
    session.receive({ type: 'notice', notice: notice(3, 4, 'nudged', 0) });
    expect(session.news.nudged).toBe(true);
  });
});

describe('a lost seat', () => {
  it('is not "you" any more, and the line on top says so', async () => {
    const session = await open();
    expect(session.mine).toBe(true);
    const seats = [{ ...BOTH[0]!, kind: 'bot', bot: 'level:2', you: false, stand_in: true } as const, WEN];
    session.receive({ type: 'table', table: table({ seats, you: [], host: false, lost: [0] }) });
    expect([session.mine, session.seat, session.lost]).toEqual([false, null, [0]]);
    expect(askLine(session, null)).toEqual({ title: 'Odile is thinking', detail: 'A bot is playing for you.', seat: 0 });
    expect(lostBy([notice(1, 0, 'left'), notice(2, 3, 'reclaimed'), notice(3, 4, 'time-out')], [0])).toBe('time-out');
    expect(lostBy([notice(1, 0, 'handed')], [0])).toBe('handed');
    expect(lostBy([notice(1, 0, 'joined', 1)], [0])).toBe('rematch');
  });
});

describe('somebody who is away', () => {
  const absent = { seat: 1, away: 30, left: 570, accepted: [], waiting: [0] };

  it('is reminded first and handed to a bot when the time has come', async () => {
    const session = await open({ absent });
    const { rerender } = render(AbsentBar, { session, absent });
    expect(screen.getByText('Wen has been away for 0:30. In 9:30 a bot may play on.')).toBeTruthy();
    expect(screen.queryByText('Let a bot play on')).toBeNull();
    await rerender({ session, absent: { ...absent, left: 0 } });
    expect(screen.getByText('Let a bot play on')).toBeTruthy();
    await rerender({ session, absent: { ...absent, left: 0, accepted: [2] } });
    expect(screen.getByText('Yes')).toBeTruthy();
    await rerender({ session, absent: { ...absent, left: 0, accepted: [0], waiting: [2] } });
    expect(screen.queryByText('Let a bot play on')).toBeNull();
  });

  it('is not spoken of while the page may only be loading anew', async () => {
    vi.useFakeTimers();
    const absence = new Absence();
    absence.follow({ ...absent, away: 0 });
    expect(absence.noticed).toBeNull();
    await vi.advanceTimersByTimeAsync(5500);
    expect(absence.noticed).toMatchObject({ away: 5, left: 565 });
    absence.follow(null);
    expect(absence.noticed).toBeNull();
    absence.follow({ ...absent, away: 0 })();
    await vi.advanceTimersByTimeAsync(5500);
    expect(absence.noticed).toBeNull();
  });
});

describe('a seat whose answer was lost', () => {
  const lost = () => Promise.reject(new ApiError('network', 0));
  const taken = { seat: 1, token: 'mine', table: table({ seats: BOTH }) };
  /** Opens the table as a visitor to whom the calls to sit down are answered so. */
  const visit = async (seats: ReturnType<typeof seat>[], ...answers: (() => Promise<unknown>)[]) => {
    held.all = {};
    const join = vi.fn((...call: unknown[]) => (void call, answers.shift()!()));
    const found = { table: table({ seats, you: [], lost: [] }), snapshot: snapshot(0), notices: [] };
    const client = { table: () => Promise.resolve(found), join } as unknown as Client;
    const session = await Session.open('abc', { api: client, quiet: true });
    return { session, join, keys: () => join.mock.calls.map((call) => call[3]) };
  };
  const FREE = [table().seats[0]!, seat(1, 'open', '')];

  it('is asked for again with the same key and number, and the next one with others', async () => {
    const { session, join, keys } = await visit(FREE, lost, () => Promise.resolve(taken), lost);
    expect(await session.people.join('Wen', 1)).toBe(false);
    expect(await session.people.join('Wen', 1)).toBe(true);
    expect(held.tokenOf('abc', 1)).toBe('mine');
    await session.people.join('Ben');
    expect(join.mock.calls[0]).toEqual(join.mock.calls[1]);
    expect(keys()[2]).not.toBe(keys()[0]);
  });

  it('is asked for again where the page is opened anew and nobody else can sit down', async () => {
    const before = await visit(FREE, lost);
    await before.session.people.join('Wen', 1);
    const free = await visit(FREE);
    expect(free.join).not.toHaveBeenCalled();
    const full = await visit(BOTH, () => Promise.resolve(taken));
    await vi.waitFor(() => expect(held.tokenOf('abc', 1)).toBe('mine'));
    expect(full.keys()).toEqual(before.keys());
    expect((await visit(BOTH)).join).not.toHaveBeenCalled();
  });

  it('is asked for again as soon as the table tells that it is full', async () => {
    const { session, join, keys } = await visit(FREE, lost, () => Promise.resolve(taken));
    await session.people.join('Wen', 1);
    expect(session.notice?.kind).toBe('error');
    session.receive({ type: 'table', table: table({ seats: BOTH, you: [], lost: [] }) });
    await vi.waitFor(() => expect(session.notice).toBeNull());
    expect(held.tokenOf('abc', 1)).toBe('mine');
    expect(join).toHaveBeenCalledTimes(2);
    expect(keys()[0]).toBe(keys()[1]);
  });

  it('is asked for once where the line tells of it before the answer comes', async () => {
    let come!: (answer: unknown) => void;
    const { session, join } = await visit(FREE, () => new Promise((resolve) => (come = resolve)));
    const sits = session.people.join('Wen', 1);
    await vi.waitFor(() => expect(join).toHaveBeenCalled());
    session.receive({ type: 'table', table: table({ seats: BOTH, you: [], lost: [] }) });
    come(taken);
    expect(await sits).toBe(true);
    expect(join).toHaveBeenCalledTimes(1);
  });

  it('is not asked for again once the server has refused it', async () => {
    const { session } = await visit(FREE, () => Promise.reject(new ApiError('full', 409)));
    await session.people.join('Wen', 1);
    expect((await visit(BOTH)).join).not.toHaveBeenCalled();
  });
});

describe('a rematch', () => {
  it('is one offer that everybody sees, and accepting it brings one’s tokens to the new table', async () => {
    const session = await open({ state: 'over', rematch: { table: 'next', seat: 1, accepted: [1] } });
    session.receive(whole(snapshot(9, { view: view({ current: -4, winners: [0] }) })));
    const module = { causes: { settled: ['city'], final: ['field'] } } as unknown as GameModule;
    render(Result, { session, module, listed: true, close: () => {} });
    expect(screen.getByText('Wen wants a rematch.')).toBeTruthy();
    const call = vi.spyOn(api, 'rematch').mockResolvedValue({ table: table({ id: 'next' }), tokens: { '1': 'tok' } });
    const went = vi.spyOn(router, 'go').mockImplementation(() => {});
    await fireEvent.click(screen.getByText('Accept the rematch'));
    await vi.waitFor(() => expect(went).toHaveBeenCalledWith('/t/next'));
    expect(call).toHaveBeenCalledWith('abc', ['tok'], expect.stringMatching(/^[0-9a-f]{64}$/));
    expect(held.tokenOf('next', 1)).toBe('tok');
  });
});

describe('an invitation', () => {
  it('says who invites to what', () => {
    const seats = [{ ...BOTH[0]!, host: true }, { ...WEN, kind: 'open', name: '' } as const];
    const given = table({ state: 'open', seats, options: { preset: 'modern' }, clock: { initial: 60, increment: 0, each: false }, hints: false });
    expect(invitedBy(given)).toBe('Odile invites you to Carcassonne');
    expect(invitedTo(given)).toBe('Modern, 1 minute each');
    expect(invitedTo({ ...given, hints: true })).toBe('Modern, 1 minute each, hints for everybody');
    expect(invitedTo({ ...given, options: {}, clock: null })).toBe('no clock');
    expect(invitedTo({ ...given, options: {}, clock: { initial: 172_800, increment: 0, each: true } })).toBe('2 days a turn');
  });

  it('is accepted without a name, which is then not remembered', async () => {
    const seats = [{ ...BOTH[0]!, name: 'Guest', you: false }, { ...WEN, kind: 'open', name: '' } as const];
    const session = await open({ state: 'open', you: [], seats });
    const join = vi.spyOn(session.people, 'join').mockResolvedValue(true);
    settings.setName('');
    localStorage.clear();
    render(Invitation, { session });
    const field = screen.getByRole('textbox', { name: 'Your name' });
    expect(field.getAttribute('placeholder')).toBe('Your name');
    await fireEvent.click(screen.getByText('Take a seat'));
    expect(join).toHaveBeenLastCalledWith('Guest 2', undefined);
    expect(localStorage.getItem('bastide.name')).toBeNull();
    await fireEvent.input(field, { target: { value: ' Haruka ' } });
    await fireEvent.click(screen.getByText('Take a seat'));
    expect(join).toHaveBeenLastCalledWith('Haruka', undefined);
    expect(settings.name).toBe('Haruka');
  });

  it('that is being accepted says so until there is an answer, and may be accepted again where there is none', async () => {
    const seats = [{ ...BOTH[0]!, you: false }, ...[1, 2].map((n) => ({ ...WEN, seat: n, kind: 'open', name: '' }) as const)];
    const session = await open({ state: 'open', you: [], seats });
    let answered = (_: boolean) => {};
    const join = vi.spyOn(session.people, 'join').mockReturnValue(new Promise((resolve) => (answered = resolve)));
    render(Invitation, { session });
    const shut = () => [screen.getByText('Take a seat'), ...screen.getAllByText('Sit here')].map((one) => (one as HTMLButtonElement).disabled);
    expect(shut()).toEqual([false, false, false]);
    expect(screen.getAllByText('Sit here').map((one) => one.getAttribute('aria-label'))).toEqual(['Seat 2, Sit here', 'Seat 3, Sit here']);
    await fireEvent.click(screen.getByText('Take a seat'));
    expect(shut()).toEqual([true, true, true]);
    answered(false);
    await vi.waitFor(() => expect(shut()).toEqual([false, false, false]));
    expect(join).toHaveBeenCalledTimes(1);
  });

  it('is not needed where a game that came as a record waits for its people', async () => {
    const seats = [seat(0, 'open', 'Odile'), seat(1, 'bot', '', { bot: 'level:1' })];
    const session = await open({ state: 'running', you: [], seats, origin: 'imported' });
    const join = vi.spyOn(session.people, 'join').mockResolvedValue(true);
    settings.setName('');
    render(Waiting, { session, module: {} as GameModule });
    const button = await screen.findByRole('button', { name: /Sit here/ });
    expect(screen.getAllByRole('button')).toHaveLength(1);
    await fireEvent.click(button);
    expect(join).toHaveBeenLastCalledWith('Odile', 0);
    settings.setName('Haruka');
    await fireEvent.click(button);
    expect(join).toHaveBeenLastCalledWith('Haruka', 0);
  });

  it('goes through the device’s own sheet where there is one, and as a QR code', async () => {
    const share = vi.fn().mockResolvedValue(undefined);
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator) as Navigator, { share }));
    render(ShareLink, { url: 'https://x/t/abc', label: 'Link', text: 'Come and play Carcassonne!' });
    await fireEvent.click(screen.getByText('Share'));
    expect(share).toHaveBeenCalledWith({ title: 'Bastide', text: 'Come and play Carcassonne!', url: 'https://x/t/abc' });
    expect(screen.queryByRole('img', { name: /QR code/ })).toBeNull();
    await fireEvent.click(screen.getByText('QR code'));
    const drawn = await screen.findByRole('img', { name: 'QR code of this link: https://x/t/abc' });
    expect(drawn.querySelector('path')?.getAttribute('d')?.length).toBeGreaterThan(1000);
    vi.unstubAllGlobals();
  });

  it('to one’s own seat is a place of its own', () => {
    expect(placeOf('/seat/Ab-_9Ab-_9')).toEqual({ name: 'seat', code: 'Ab-_9Ab-_9' });
    expect(placeOf('/seat/')).toEqual({ name: 'nowhere' });
  });
});
