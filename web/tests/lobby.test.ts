import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { api, ApiError, type Client } from '$lib/api/client';
import type { Table } from '$lib/api/types';
import { addText } from '$lib/i18n/fluent.svelte';
import { optionValue, rulesInWords } from '$lib/i18n/options';
import { isChanged, newForm, presetValue, problems, request, setChair } from '$lib/lobby/form';
import Lobby from '$lib/lobby/Lobby.svelte';
import ImportRecord from '$lib/lobby/ImportRecord.svelte';
import { optionRefused, recordRefused } from '$lib/lobby/refused';
import OpenTables from '$lib/lobby/OpenTables.svelte';
import Setup from '$lib/lobby/Setup.svelte';
import { router } from '$lib/state/router.svelte';
import { held } from '$lib/state/seats.svelte';
import { settings } from '$lib/state/settings.svelte';
import { recall } from '$lib/state/storage';
import { Session } from '$lib/table/session.svelte';
import TableMenu from '$lib/table/TableMenu.svelte';
import { GAME, option, seat, snapshot, table } from './fixtures';
import { forgetAll } from './forget';

describe('the form', () => {
  it('starts with me and a bot of the middle level', () => {
    expect(newForm(GAME).chairs).toEqual([{ kind: 'me' }, { kind: 'bot', bot: 'level:3' }]);
    expect(request(newForm(GAME), GAME, ' Odile ')).toEqual({
      game: 'carcassonne',
      options: {},
      seats: [
        { kind: 'me', name: 'Odile' },
        { kind: 'bot', bot: 'level:3' },
      ],
      public: false,
      start: 'random',
    });
  });

  it('agrees on a time away where somebody is invited', () => {
    const alone = { ...newForm(GAME), patience: 3600 };
    expect(request(alone, GAME, 'O')).not.toHaveProperty('patience');
    expect(request(setChair(alone, 1, { kind: 'open' }), GAME, 'O').patience).toBe(3600);
    expect(request(setChair(newForm(GAME), 1, { kind: 'open' }), GAME, 'O')).not.toHaveProperty('patience');
  });

  it('sends the preset and only what differs from it', () => {
    const form = { ...newForm(GAME), preset: 'modern', values: { two_tile_city: '4', farmers: 'false' } };
    expect(presetValue(GAME, 'modern', 'two_tile_city')).toBe('4');
    expect(isChanged(GAME, form)).toBe(true);
    expect(request(form, GAME, 'O').options).toEqual({ preset: 'modern', farmers: 'false' });
  });

  it('turns minutes into seconds', () => {
    expect(request({ ...newForm(GAME), clock: { minutes: 15, increment: 5 } }, GAME, 'O').clock).toEqual({ initial: 900, increment: 5 });
  });

  it('turns days into seconds for each turn', () => {
    expect(request({ ...newForm(GAME), clock: { days: 3 } }, GAME, 'O').clock).toEqual({ initial: 259_200, each: true });
  });

  it('says why it cannot be sent', () => {
    const form = newForm(GAME);
    expect(problems(form, GAME)).toEqual([]);
    expect(problems(setChair(form, 1, null), GAME)).toEqual(['few']);
    expect(problems(setChair(form, 1, { kind: 'local', name: '' }), GAME)).toEqual(['local-name']);
  });

  it('calls who typed no name a guest, unlike anybody else at this screen', () => {
    expect(request(newForm(GAME), GAME, ' ').seats[0]).toEqual({ kind: 'me', name: 'Guest' });
    const form = setChair(setChair(newForm(GAME), 1, { kind: 'local', name: 'Guest' }), 2, { kind: 'local', name: 'Guest 2' });
    expect(request(form, GAME, '').seats[0]).toEqual({ kind: 'me', name: 'Guest 3' });
  });

  it('has one "me" and forgets a start player who is gone', () => {
    const form = setChair({ ...setChair(newForm(GAME), 2, { kind: 'open' }), start: '2' }, 1, { kind: 'me' });
    expect(form.chairs).toEqual([{ kind: 'open' }, { kind: 'me' }, { kind: 'open' }]);
    expect(setChair(form, 2, null).start).toBe('random');
  });
});

describe('who starts', () => {
  it('is neither asked nor sent where the rules say it, or where one plays alone', () => {
    const decided = { ...GAME, chooses_start: false };
    expect(request(newForm(decided), decided, 'O')).not.toHaveProperty('start');
    expect(request({ ...newForm(GAME), chairs: [{ kind: 'me' }] }, GAME, 'O')).not.toHaveProperty('start');
    const { unmount } = render(Setup, { game: decided, name: 'Odile' });
    expect(screen.queryByRole('combobox', { name: 'Who starts' })).toBeNull();
    unmount();
    render(Setup, { game: GAME, name: 'Odile' });
    expect(screen.getByRole('combobox', { name: 'Who starts' })).toBeTruthy();
  });
});

describe('options in words', () => {
  it('say what the form says, and name who starts', () => {
    expect(optionValue('carcassonne', 'field_scoring', 'field_city_once')).toBe('Each city once per player');
    expect(optionValue('carcassonne', 'start_player', 'random')).toBe('Drawn at random');
    expect(optionValue('carcassonne', 'start_player', '1', (seat) => ['Odile', 'Wen'][seat])).toBe('Wen');
    expect(optionValue('carcassonne', 'preset', 'seed')).toBe('Classic (rulebook of 2005)');
    expect(rulesInWords(GAME, { preset: 'modern', two_tile_city: '4', farmers: 'false', stack: '', start_player: '0' })).toEqual([
      'Modern',
      'Farmers: without farmers',
    ]);
  });

  it('say what “as in the game” means for the game that is chosen', async () => {
    const options = [option('mode', 'base', ['base', 'advanced']), option('rebuild', 'mode', ['mode', 'true', 'false'])];
    render(Setup, { game: { ...GAME, name: 'carrara', options, presets: {} }, name: '' });
    const choices = () => [...screen.getByRole<HTMLSelectElement>('combobox', { name: 'Rebuilding', hidden: true }).options].map((one) => one.textContent);
    expect(choices()).toEqual(['as in the base game: no', 'yes', 'no']);
    await fireEvent.change(screen.getByRole('combobox', { name: 'Game' }), { target: { value: 'advanced' } });
    expect(choices()).toEqual(['as in the advanced game: yes', 'yes', 'no']);
  });

  it('stand in the table’s dialog', async () => {
    const options = { preset: 'seed', field_scoring: 'field_city_once', farmers: 'true', stack: '', start_player: '0' };
    const client = { table: () => Promise.resolve({ table: table({ options }), snapshot: snapshot(4), notices: [] }) } as unknown as Client;
    const session = await Session.open('abc', { api: client, quiet: true });
    render(TableMenu, { session, close: () => {} });
    const facts = [...document.querySelectorAll('.facts dd')].map((one) => one.textContent);
    expect(facts).toEqual(['Classic (rulebook of 2005)', 'Each city once per player', 'with farmers', 'Odile', 'no clock', 'for everybody']);
  });
});

describe('the menu of a table that waits for people', () => {
  it.each([
    ['open', null, []],
    ['open', 'imported', ['Replay']],
    ['running', null, ['Replay', 'Download the record']],
  ] as const)('offers only what there is to look at: %s, %s', async (state, origin, offered) => {
    const client = { table: () => Promise.resolve({ table: table({ state, origin }), snapshot: snapshot(0), notices: [] }) } as unknown as Client;
    const session = await Session.open('abc', { api: client, quiet: true });
    render(TableMenu, { session, close: () => {} });
    const said = [...document.querySelectorAll('.menu > *')].map((one) => one.textContent.trim());
    expect(said.filter((one) => ['Replay', 'Download the record'].includes(one))).toEqual(offered);
  });
});

describe('the names of bots', () => {
  const texts = import.meta.glob<string>('../../src/bastide/text/{en,zh-Hant,ja}.ftl', { query: '?raw', import: 'default', eager: true });
  const speak = (lang: string) => addText(Object.entries(texts).find(([path]) => path.endsWith(`/${lang}.ftl`))![1]);
  const bot = (number: number, level: number) => seat(number, 'bot', '', { bot: `level:${level}` });
  afterEach(() => {
    cleanup();
    speak('en');
  });

  it.each([
    ['en', ['Matilda', 'Roland'], 'level 2'],
    ['zh-Hant', ['瑪蒂達', '羅蘭'], '2 級'],
    ['ja', ['マティルダ', 'ロラン'], 'レベル2'],
  ])('stand in the form and in the list of open tables in %s', async (lang, names, level) => {
    localStorage.clear();
    held.all = {};
    speak(lang);
    const { container } = render(Setup, { game: GAME, name: 'Odile' });
    await fireEvent.click(container.querySelector('.chair.free')!);
    await fireEvent.change(container.querySelectorAll('.chair select')[2]!, { target: { value: 'level:2' } });
    expect([...container.querySelectorAll('.chair[role=group] b')].map((one) => one.textContent)).toEqual(names);
    cleanup();
    const seats = [table().seats[0]!, bot(1, 2), bot(2, 2)];
    const rows = render(OpenTables, { tables: [table({ state: 'open', seats })], games: [GAME], game: '' }).container;
    const people = [...rows.querySelectorAll('.people .one')].map((one) => one.textContent?.replace(/\s+/g, ' ').trim());
    expect(people.slice(1)).toEqual(names.map((name) => `${name} ${level}`));
  });
});

describe('the list of open tables', () => {
  it('invites only where a seat is anybody’s', () => {
    held.all = {};
    const open = (id: string, reserved: boolean, more: Partial<Table> = {}) =>
      table({ id, state: 'open', seats: [table().seats[0]!, { ...seat(1, 'open', 'Wen'), reserved }], ...more });
    const tables = [open('free', false), open('kept', true), open('frozen', false, { frozen: 'old-rules' })];
    render(OpenTables, { tables, games: [GAME], game: '' });
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Join', 'Watch', 'Watch']);
    const said = [...document.querySelectorAll('li[data-table] .pace:last-child')].map((one) => one.textContent);
    expect(said).toEqual(['One seat free', 'waiting', 'This table cannot go on']);
  });
});

describe('the lobby', () => {
  it('is found by the Back button as one left it, and anew by a link', async () => {
    vi.spyOn(api, 'games').mockResolvedValue([GAME]);
    const asked = vi.spyOn(api, 'tables').mockResolvedValue([]);
    router.go('/');
    const first = render(Lobby);
    await vi.waitFor(() => expect(asked).toHaveBeenCalledWith(''));
    await fireEvent.change(screen.getByLabelText('Show tables of'), { target: { value: 'caylus' } });
    router.go('/t/abc');
    first.unmount();
    const back = new Promise((done) => addEventListener('popstate', done, { once: true }));
    history.back();
    await back;
    asked.mockClear();
    const second = render(Lobby);
    await vi.waitFor(() => expect(asked).toHaveBeenCalledWith('caylus'));
    second.unmount();
    router.go('/');
    asked.mockClear();
    render(Lobby);
    await vi.waitFor(() => expect(asked).toHaveBeenCalledWith(''));
    cleanup();
    vi.restoreAllMocks();
  });
});

describe('the lists', () => {
  beforeEach(forgetAll);
  afterEach(() => {
    cleanup();
    vi.restoreAllMocks();
  });

  it('come together, so that one’s own tables push nothing away', async () => {
    vi.spyOn(api, 'games').mockResolvedValue([GAME]);
    const asked = vi.spyOn(api, 'tables').mockResolvedValue([]);
    let answer!: (mine: Table[]) => void;
    const mine = vi.spyOn(api, 'mine').mockReturnValue(new Promise((resolve) => (answer = resolve)));
    held.all = { abc: { tokens: { '0': 'secret' } } } as never;
    render(Lobby);
    await vi.waitFor(() => expect([asked, mine].map((one) => one.mock.calls.length)).toEqual([1, 1]));
    await tick();
    expect(screen.queryByLabelText('Show tables of')).toBeNull();
    answer([table({ id: 'abc' })]);
    await screen.findByLabelText('Show tables of');
    expect(document.querySelectorAll('.own, .others')).toHaveLength(2);
  });

  it('have one’s own above the form in one column as long as a game goes on, and no frame for tables that are gone', async () => {
    vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
    vi.spyOn(api, 'games').mockResolvedValue([GAME]);
    vi.spyOn(api, 'tables').mockResolvedValue([]);
    const mine = vi.spyOn(api, 'mine').mockResolvedValue([table({ id: 'abc' })]);
    const seated = (over: boolean) => (held.all = { abc: { tokens: { '0': 'secret' }, over } } as never);
    seated(false);
    const first = render(Lobby);
    await vi.waitFor(() => expect(document.querySelector('.yours + h1')!.previousElementSibling!.querySelector('[data-table=abc]')).not.toBeNull());
    first.unmount();
    seated(true);
    const second = render(Lobby);
    await vi.waitFor(() => expect(document.querySelector('.listing .own')).not.toBeNull());
    expect(document.querySelector('.yours')).toBeNull();
    second.unmount();
    seated(false);
    mine.mockResolvedValue([]);
    render(Lobby);
    expect(document.querySelector('.yours')).not.toBeNull();
    await vi.waitFor(() => expect(document.querySelector('.yours')).toBeNull());
  });

  it('are asked about once a minute while nobody looks at them, for the title', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    vi.spyOn(api, 'games').mockResolvedValue([GAME]);
    vi.spyOn(api, 'tables').mockResolvedValue([]);
    const others = table({ id: 'abc', turn: 1, you: [0], seats: [seat(0, 'person', 'Odile'), seat(1, 'person', 'Wen')] });
    const mine = vi.spyOn(api, 'mine').mockResolvedValue([others]);
    held.all = { abc: { tokens: { '0': 'secret' } } } as never;
    render(Lobby);
    await vi.waitFor(() => expect(mine).toHaveBeenCalledTimes(1));
    expect(document.title).toBe('Bastide');
    mine.mockResolvedValue([{ ...others, turn: 0 }]);
    await vi.advanceTimersByTimeAsync(55_000);
    expect(mine).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(10_000);
    expect([mine.mock.calls.length, document.title]).toEqual([2, '(1) Bastide']);
  });

  it('come without one’s own tables where those cannot be had', async () => {
    vi.spyOn(api, 'games').mockResolvedValue([GAME]);
    vi.spyOn(api, 'tables').mockResolvedValue([]);
    vi.spyOn(api, 'mine').mockRejectedValue(new ApiError('network', 0));
    held.all = { abc: { tokens: { '0': 'secret' } } } as never;
    render(Lobby);
    await screen.findByLabelText('Show tables of');
  });
});

describe('the setup', () => {
  beforeEach(forgetAll);

  it('knows the name that was typed for another game', async () => {
    settings.setName('');
    vi.spyOn(api, 'games').mockResolvedValue([GAME, { ...GAME, name: 'caylus' }] as never);
    vi.spyOn(api, 'tables').mockResolvedValue([]);
    render(Lobby);
    const field = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Your name' });
    await fireEvent.input(await field(), { target: { value: 'Odile' } });
    await fireEvent.change(await field());
    await fireEvent.click(screen.getByRole('button', { name: /^Caylus/ }));
    expect((await field()).value).toBe('Odile');
    cleanup();
    vi.restoreAllMocks();
    settings.setName('');
    localStorage.clear();
  });

  it('opens the table untouched, keeps its tokens, and remembers a name only where one was typed', async () => {
    const create = vi.spyOn(api, 'create').mockResolvedValue({ table: table({ id: 'xyz' }), tokens: { '0': 'secret' } });
    const go = vi.spyOn(router, 'go').mockImplementation(() => {});
    render(Setup, { game: GAME, name: '' });
    await fireEvent.click(screen.getByRole('button', { name: 'Start the table' }));
    await vi.waitFor(() => expect(go).toHaveBeenCalledTimes(1));
    expect(create.mock.calls[0]?.[0].seats[0]).toEqual({ kind: 'me', name: 'Guest' });
    expect([settings.name, localStorage.getItem('bastide.name')]).toEqual(['', null]);
    await fireEvent.input(screen.getByRole('textbox', { name: 'Your name' }), { target: { value: 'Odile' } });
    await fireEvent.click(screen.getByRole('button', { name: 'Start the table' }));
    await vi.waitFor(() => expect(go).toHaveBeenCalledTimes(2));
    expect(go).toHaveBeenLastCalledWith('/t/xyz');
    expect(create.mock.calls[1]?.[0].seats[0]).toEqual({ kind: 'me', name: 'Odile' });
    expect(settings.name).toBe('Odile');
    expect(held.tokens('xyz')).toEqual(['secret']);
  });

  it('keeps what was chosen while one looks at another game or at the rules', async () => {
    const shown = render(Setup, { game: GAME, name: 'Odile' });
    await fireEvent.click(screen.getAllByRole('button', { name: 'Add a seat' })[0]!);
    shown.unmount();
    render(Setup, { game: GAME, name: 'Odile' });
    expect(screen.getByRole('group', { name: 'Seat 3' })).toBeTruthy();
  });

  it('adds seats up to the game’s limit and changes who sits there', async () => {
    render(Setup, { game: GAME, name: 'Odile' });
    for (let i = 0; i < 3; i++) await fireEvent.click(screen.getAllByRole('button', { name: 'Add a seat' })[0]!);
    expect(screen.queryByRole('button', { name: 'Add a seat' })).toBeNull();
    const chair = screen.getByRole('group', { name: 'Seat 3' });
    await fireEvent.change(within(chair).getByRole('combobox'), { target: { value: 'local' } });
    expect(within(screen.getByRole('group', { name: 'Seat 3' })).getByRole('textbox', { name: 'Player’s name' })).toBeTruthy();
  });

  it('says beside the seats that a name is missing, and leads there', async () => {
    render(Setup, { game: GAME, name: 'Odile' });
    await fireEvent.change(within(screen.getByRole('group', { name: 'Seat 2' })).getByRole('combobox'), { target: { value: 'local' } });
    await fireEvent.click(screen.getByRole('button', { name: 'Start the table' }));
    await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Player’s name' })));
    const said = screen.getByText('Everyone at this screen needs a name.');
    expect(said.parentElement!.previousElementSibling!.className).toContain('chairs');
  });

  it('shows the server’s refusal', async () => {
    vi.spyOn(api, 'create').mockRejectedValue(new ApiError('invalid-option', 422, { message: "option 'stack': letters only" }));
    render(Setup, { game: GAME, name: 'Odile' });
    await fireEvent.click(screen.getByRole('button', { name: 'Start the table' }));
    await vi.waitFor(() => expect(screen.getByText(/letters only/).closest('[role=alert]')).toBeTruthy());
  });

  it('says a refusal of an option in the form’s words', async () => {
    const refusal = (body: object) => optionRefused(GAME, { stack: 'ZZ' }, new ApiError('invalid-option', 422, body));
    expect(await refusal({ message: "option 'stack': no", option: 'stack' })).toBe('“Fixed order of tiles (letters)” cannot be “ZZ” here.');
    expect(await refusal({ option: 'stack', key: 'option-tiles', args: { tile: 'Z', asked: 2, count: 1 } })).toBe(
      'Fixed order of tiles (letters): 2 tiles Z are asked for, the box has 1 to draw',
    );
    expect(await refusal({ option: 'farmers', needs: 'stack' })).toBe('“Farmers” can only be played together with “Fixed order of tiles (letters)”.');
    expect(await refusal({ option: 'players', key: 'option-players', args: { least: 2, most: 5, count: 9 } })).toBe(
      'These rules cannot be combined: players: there are 2 to 5 players, not 9',
    );
    expect(await optionRefused(GAME, {}, new ApiError('busy', 503))).toBe('The server is very busy. Try again in a moment.');
  });
});

describe('a record that is pasted', () => {
  it('is read without the line break at its end, and with those of Windows', async () => {
    const sent = vi.spyOn(api, 'importRecord').mockRejectedValue(new ApiError('unreadable-record', 422, {}));
    render(ImportRecord);
    await fireEvent.input(screen.getByRole('textbox', { hidden: true }), { target: { value: '\nbastide-record 1\r\ngame: carrara' } });
    await fireEvent.submit(document.querySelector('form')!);
    await vi.waitFor(() => expect(sent).toHaveBeenCalledWith('bastide-record 1\ngame: carrara\n', expect.stringMatching(/^[0-9a-f]{32}$/)));
  });

  it('is sent with the same key until an answer has come', async () => {
    const sent = vi.spyOn(api, 'importRecord').mockReset().mockRejectedValue(new ApiError('network', 0));
    render(ImportRecord);
    const form = document.querySelector('form')!;
    await fireEvent.input(screen.getByRole('textbox', { hidden: true }), { target: { value: `bastide-record 1\n${'build 0\n'.repeat(400)}` } });
    for (const times of [1, 2]) {
      await vi.waitFor(() => expect((form.querySelector('button') as HTMLButtonElement).disabled).toBe(false));
      await fireEvent.submit(form);
      await vi.waitFor(() => expect(sent).toHaveBeenCalledTimes(times));
    }
    const [first, second] = sent.mock.calls.map(([, key]) => key);
    expect(second).toBe(first);
    expect(JSON.stringify(recall('asking', null))).not.toContain('build');
  });

  it('is refused in the reader’s language, as far as the cause of it', async () => {
    const refusal = (body: object) => recordRefused(new ApiError('bad-record', 422, body), 'bastide-record 1\ngame: carrara\n');
    addText('record-refused = „{ $action }“ geht nicht: { $reason }\nrecord-line = Zeile { $line }: { $reason }\ncarrara-refused-x = nein, { $city }!');
    const cause = { code: 'illegal-action', message: 'no', key: 'carrara-refused-x', args: { city: 'Pisa' } };
    const body = { message: 'line 9: no', line: 9, key: 'record-refused', args: { action: 'build' }, cause };
    expect(await refusal(body)).toBe('The record cannot be read: Zeile 9: „build“ geht nicht: nein, Pisa!');
    const option = { code: 'invalid-option', message: '…', option: 'rounds', key: 'option-value', args: { value: '9', choices: '1, 2' } };
    expect(await refusal({ message: '…', line: 5, cause: option })).toBe("The record cannot be read: Zeile 5: rounds: '9' is not possible; choose one of 1, 2");
    expect(await refusal({ message: 'line 3: something new', line: 3, key: 'record-something-new' })).toBe('The record cannot be read: line 3: something new');
  });
});
