import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from '$lib/api/client';
import { isChanged, newForm, presetValue, problems, request, setChair } from '$lib/lobby/form';
import Setup from '$lib/lobby/Setup.svelte';
import { router } from '$lib/state/router.svelte';
import { held } from '$lib/state/seats.svelte';
import { GAME, table } from './fixtures';

describe('the form', () => {
  it('starts with me and a bot of the middle level', () => {
    expect(newForm(GAME).chairs).toEqual([{ kind: 'me' }, { kind: 'bot', bot: 'level:3' }]);
    expect(request(newForm(GAME), GAME, ' Odile ')).toEqual({
      game: 'carcassonne',
      options: {},
      seats: [{ kind: 'me', name: 'Odile' }, { kind: 'bot', bot: 'level:3' }],
      public: false,
      start: 'random',
    });
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

  it('says why it cannot be sent', () => {
    const form = newForm(GAME);
    expect(problems(form, GAME, ' ')).toEqual(['name']);
    expect(problems(setChair(form, 1, null), GAME, 'O')).toEqual(['few']);
    expect(problems(setChair(form, 1, { kind: 'local', name: '' }), GAME, 'O')).toEqual(['local-name']);
  });

  it('has one "me" and forgets a start player who is gone', () => {
    const form = setChair({ ...setChair(newForm(GAME), 2, { kind: 'open' }), start: '2' }, 1, { kind: 'me' });
    expect(form.chairs).toEqual([{ kind: 'open' }, { kind: 'me' }, { kind: 'open' }]);
    expect(setChair(form, 2, null).start).toBe('random');
  });
});

describe('the setup', () => {
  beforeEach(() => {
    localStorage.clear();
    held.all = {};
  });

  it('asks for a name, then opens the table and keeps its tokens', async () => {
    const create = vi.spyOn(api, 'create').mockResolvedValue({ table: table({ id: 'xyz' }), tokens: { '0': 'secret' } });
    const go = vi.spyOn(router, 'go').mockImplementation(() => {});
    render(Setup, { game: GAME, name: '' });
    await fireEvent.click(screen.getByRole('button', { name: 'Start the table' }));
    expect(screen.getByRole('alert').textContent).toMatch(/What shall the others call you/);
    expect(create).not.toHaveBeenCalled();
    await fireEvent.input(screen.getByRole('textbox', { name: 'Your name' }), { target: { value: 'Odile' } });
    await fireEvent.click(screen.getByRole('button', { name: 'Start the table' }));
    await vi.waitFor(() => expect(go).toHaveBeenCalledWith('/t/xyz'));
    expect(create.mock.calls[0]?.[0].seats[0]).toEqual({ kind: 'me', name: 'Odile' });
    expect(held.tokens('xyz')).toEqual(['secret']);
  });

  it('adds seats up to the game’s limit and changes who sits there', async () => {
    render(Setup, { game: GAME, name: 'Odile' });
    for (let i = 0; i < 3; i++) await fireEvent.click(screen.getAllByRole('button', { name: 'Add a seat' })[0]!);
    expect(screen.queryByRole('button', { name: 'Add a seat' })).toBeNull();
    const chair = screen.getByRole('group', { name: 'Seat 3' });
    await fireEvent.change(within(chair).getByRole('combobox'), { target: { value: 'local' } });
    expect(within(screen.getByRole('group', { name: 'Seat 3' })).getByRole('textbox', { name: 'Name at this screen' })).toBeTruthy();
  });

  it('shows the server’s refusal', async () => {
    const { ApiError } = await import('$lib/api/client');
    vi.spyOn(api, 'create').mockRejectedValue(new ApiError('invalid-option', 422, { message: "option 'stack': letters only" }));
    render(Setup, { game: GAME, name: 'Odile' });
    await fireEvent.click(screen.getByRole('button', { name: 'Start the table' }));
    await vi.waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(/letters only/));
  });
});
