import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from '$lib/api/client';
import type { LegalAction } from '$lib/api/types';
import { hasBoard, loadGame } from '$lib/games';
import type { GameContext } from '$lib/games/types';
import { addGameTexts, hasText, i18n, t } from '$lib/i18n';
import Board from '$lib/plain/Board.svelte';
import type { BoardContext } from '$lib/plain/brought';
import { PlainController } from '$lib/plain/controller.svelte';
import Decide from '$lib/plain/Decide.svelte';
import { actionName, askOf, type PlainView } from '$lib/plain/words';
import { Phrases } from '$lib/table/phrases';

const DRAWING = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><script>alert(1)</script><rect width="4" height="3"/></svg>';
const VIEW = {
  ...{ game: 'pier', players: 2, ply: 4, current: 0, turn: 1, phase: 'turn', ask: 'turn', scores: [0, 0], winners: [] },
  ...{ seats: [0, 1].map(() => ({ score: 0, if_ended: null })), drawing: DRAWING },
} as PlainView;
const action = (text: string, fields: LegalAction['fields'], code: number): LegalAction => ({ action: code, text, fields, preview: {} }) as LegalAction;
const LEGAL = [action('sell red', { kind: 'sell', good: 'red' }, 3), action('end turn', { kind: 'end' }, 15)];
const TEXTS = 'pier-act-sell = sell the { $good } good\npier-ask-turn = what now?\nlobby-game-pier = Pier';

const context = (more: object = {}) =>
  ({
    ...{ view: VIEW, legal: LEGAL, mode: 'play', busy: false, hint: null, hovered: null, pace: 1, position: '4', t },
    settings: { confirm: true, asks: 'always', motion: false },
    submit: vi.fn().mockResolvedValue(true),
    ...more,
  }) as unknown as GameContext<PlainView>;

beforeEach(async () => {
  vi.spyOn(api, 'texts').mockResolvedValue(TEXTS);
  i18n.coming.delete('pier');
  await addGameTexts('pier');
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('a game that this build does not know', () => {
  it('opens with the plain board, and its messages come from the server', async () => {
    expect(hasBoard('pier')).toBe(false);
    const module = await loadGame('pier', 'some box');
    expect(module.createController(context())).toBeInstanceOf(PlainController);
    expect(api.texts).toHaveBeenCalledWith('pier', 'en');
    expect([t('lobby-game-pier'), module.round(VIEW, t)]).toEqual(['Pier', 'Turn 1']);
    expect(new Phrases('pier', [], t).line(LEGAL[0]!, 0)).toBe('sell the red good');
  });
  it('is still named when the server cannot be reached', async () => {
    vi.spyOn(api, 'texts').mockRejectedValue(new Error('offline'));
    i18n.coming.delete('quay');
    await expect(addGameTexts('quay')).resolves.toBeUndefined();
  });
  it('asks and names actions in its own words, or in notation', () => {
    expect(askOf(VIEW, t, hasText)).toEqual({ title: 'what now?' });
    expect(askOf({ ...VIEW, ask: 'tax' }, t, hasText)).toBeNull();
    expect(LEGAL.map((choice) => actionName(choice, 'pier', t, hasText))).toEqual(['sell the red good', 'end turn']);
  });
});

describe('its board', () => {
  it('is an image, in which nothing can act', () => {
    const table = context();
    const { container } = render(Board, { props: { context: table, controller: new PlainController(table) } });
    const image = screen.getByRole<HTMLImageElement>('img', { name: /Pier/ });
    expect(decodeURIComponent(image.src)).toBe(`data:image/svg+xml,${DRAWING}`);
    expect(container.querySelector('script, svg')).toBeNull();
  });
  it('says so if there is no drawing', () => {
    const table = context({ view: { ...VIEW, drawing: undefined } });
    render(Board, { props: { context: table, controller: new PlainController(table) } });
    expect(screen.getByText(t('shell-plain-none'))).toBeTruthy();
  });
});

describe('the board that its package brings', () => {
  const module = (source: string) => `data:text/javascript,${encodeURIComponent(source)}`;
  const WORKING = `
    export function mount(element, context) {
      const show = (now) => (element.textContent = [now.view.ply, now.staged, now.language, now.t('pier-ask-turn'), ...now.legal.map((one) => one.words)].join('; '));
      globalThis.pier = { context, updates: 0, gone: false };
      show(context);
      return {
        update(next) {
          Object.assign(globalThis.pier, { context: next, updates: globalThis.pier.updates + 1 });
          show(next);
        },
        destroy() {
          globalThis.pier.gone = true;
        },
      };
    }`;
  const told = () => (globalThis as unknown as { pier: { context: BoardContext; updates: number; gone: boolean } }).pier;

  async function opened(source: string, table = context()) {
    const game = await loadGame('pier', '', module(source));
    const controller = game.createController(table) as PlainController;
    return { ...render(game.Board, { props: { context: table, controller } }), controller, table };
  }

  it('is mounted, told what changes, and taken away', async () => {
    const { container, controller, unmount } = await opened(WORKING);
    const element = container.querySelector('.brought')!;
    expect(element.textContent).toBe('4; ; en; what now?; sell the red good; end turn');
    expect(told().updates).toBe(0);
    told().context.stage('end turn');
    await vi.waitFor(() => expect(controller.chosen).toBe('end turn'));
    flushSync();
    expect(element.textContent).toBe('4; end turn; en; what now?; sell the red good; end turn');
    expect([told().updates, told().gone]).toEqual([1, false]);
    unmount();
    expect(told().gone).toBe(true);
  });
  it('stages as the buttons do, sends, and has refusals explained', async () => {
    const table = context({ explain: vi.fn() });
    await opened(WORKING, table);
    told().context.stage('no such thing');
    told().context.stage('sell red');
    expect(table.submit).not.toHaveBeenCalled();
    told().context.stage('sell red');
    expect(table.submit).toHaveBeenCalledWith(['sell red']);
    await expect(told().context.submit(['end turn'])).resolves.toBe(true);
    told().context.explain('work');
    expect(table.explain).toHaveBeenCalledWith('work');
  });
  it('has nothing to point at in a replay', async () => {
    await opened(WORKING, context({ mode: 'replay' }));
    expect([told().context.legal, told().context.mode]).toEqual([[], 'replay']);
  });
  it.each([
    ['is no module', 'this is no JavaScript'],
    ['has no mount', 'export const draw = 1;'],
    ['breaks while it is mounted', "export function mount() { throw new Error('leak'); }"],
    ['breaks later', "export const mount = () => ({ update() { throw new Error('leak'); }, destroy() {} });"],
  ])('gives way to the drawing where it %s', async (_, source) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { controller } = await opened(source);
    await controller.pick('end turn');
    flushSync();
    expect(screen.getByRole('img', { name: /Pier/ })).toBeTruthy();
    expect(document.querySelector('.brought')).toBeNull();
    expect(warn).toHaveBeenCalledTimes(1);
    expect(warn.mock.calls[0]![0]).toBe('the board of pier does not work:');
  });
});

describe('its bar', () => {
  it('has a button for every action; one stages, again or Confirm sends', async () => {
    const table = context();
    const controller = new PlainController(table);
    render(Decide, { props: { context: table, controller } });
    const names = screen.getAllByRole('button').map((button) => button.textContent);
    expect(names).toEqual(['sell the red good', 'end turn']);
    await fireEvent.click(screen.getByRole('button', { name: 'end turn' }));
    expect([controller.chosen, controller.staged, controller.ready]).toEqual(['end turn', true, true]);
    expect(table.submit).not.toHaveBeenCalled();
    await fireEvent.click(screen.getByRole('button', { name: 'end turn' }));
    expect(table.submit).toHaveBeenCalledWith(['end turn']);
  });
  it('sends at once for people who do not confirm', async () => {
    const table = context({ settings: { confirm: false, asks: 'never', motion: false } });
    await new PlainController(table).pick('sell red');
    expect(table.submit).toHaveBeenCalledWith(['sell red']);
  });
  it('has the only choice ready, and forgets what is cancelled', async () => {
    const one = new PlainController(context({ legal: LEGAL.slice(1) }));
    expect([one.ready, one.staged, one.chosen]).toEqual([true, false, 'end turn']);
    const two = new PlainController(context());
    await two.pick('end turn');
    two.cancel();
    flushSync();
    expect([two.ready, two.staged]).toEqual([false, false]);
  });
  it('offers nothing in a replay, nor while a move travels', async () => {
    for (const more of [{ mode: 'replay' }, { busy: true }]) {
      const table = context(more);
      const controller = new PlainController(table);
      await controller.pick('end turn');
      expect([controller.choices.length, controller.ready]).toEqual([0, false]);
      expect(table.submit).not.toHaveBeenCalled();
    }
  });
});
