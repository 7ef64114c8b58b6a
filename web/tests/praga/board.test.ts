import log from '$bastide/games/praga/words/en.ftl?raw';
import text from '$bastide/games/praga/words/ui.en.ftl?raw';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import * as game from '$lib/games/praga';
import { PragaController } from '$lib/games/praga/controller.svelte';
import { t } from '$lib/i18n';
import { addText } from '$lib/i18n/fluent.svelte';
import { waitsOf } from '$lib/games/praga/waiting';
import { context, NAMES, POSITIONS, type Bench } from './positions';

beforeAll(() => {
  [log, text].forEach(addText);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe(): void {}
      unobserve(): void {}
      disconnect(): void {}
    },
  );
});
afterEach(cleanup);
const table = (name: string): { context: Bench; controller: PragaController } => {
  const bench = context(POSITIONS[name]!, { t });
  return { context: bench, controller: new PragaController(bench) };
};

describe('the bar', () => {
  it.each(['tile', 'take', 'wall', 'rest', 'technology', 'span'])('has a button with words for all that is asked in “%s”', (name) => {
    const props = table(name);
    const { container } = render(game.Decide, { props });
    const buttons = [...container.querySelectorAll<HTMLElement>('[data-choice]')];
    expect(buttons.map((b) => b.dataset.choice)).toEqual(props.controller.items.map((i) => i.id));
    for (const b of buttons) expect(b.querySelector('.unseen')?.textContent).toMatch(/\w/);
  });
  it('opens a list and offers the way back', async () => {
    const { container } = render(game.Decide, { props: table('tile') });
    await fireEvent.click(container.querySelector('[data-choice=refresh]')!);
    expect(container.querySelectorAll('[data-choice^="tile"]')).toHaveLength(0);
    await fireEvent.click(container.querySelector('[data-back]')!);
    expect(container.querySelectorAll('[data-choice^="tile"]').length).toBeGreaterThan(0);
  });
  it('turns the tile in hand by its two buttons', async () => {
    const props = table('upgrade');
    const { container } = render(game.Decide, { props });
    const before = props.controller.ghost!.r;
    await fireEvent.click(container.querySelector('[data-turn-by="1"]')!);
    expect(props.controller.ghost!.r).toBe((before + 1) % 6);
  });
});

describe('the tray', () => {
  it('lists what waits with a button for each way to settle it', async () => {
    const props = table('rest');
    const { container } = render(game.Under, { props });
    const lost = POSITIONS.rest!.view.lost_at_end.filter((l) => l.what !== 'windows');
    expect(container.querySelectorAll('[data-wait].lost')).toHaveLength(lost.length);
    const button = container.querySelector<HTMLElement>('[data-wait-choice]')!;
    await fireEvent.click(button);
    expect(props.controller.chosen?.text).toBe(button.dataset.waitChoice);
  });
});

describe('the tray of another seat', () => {
  const other = (): { context: Bench; controller: PragaController } => {
    const bench = context(POSITIONS.rest!, { t, you: [(POSITIONS.rest!.view.active + 1) % POSITIONS.rest!.view.players], legal: [] });
    return { context: bench, controller: new PragaController(bench) };
  };
  it('is not shown to who waits: nothing in it is theirs to use', () => {
    const { container } = render(game.Under, { props: other() });
    expect(container.querySelector('.tray')).toBeNull();
  });
  it('is shown to its own seat, and while moves are tried', () => {
    for (const props of [table('rest'), { ...other(), context: context(POSITIONS.rest!, { t, you: [], planning: true }) }]) {
      const controller = new PragaController(props.context);
      const { container } = render(game.Under, { props: { context: props.context, controller } });
      expect(container.querySelector('.tray')).not.toBeNull();
      cleanup();
    }
  });
  it('does not say that what could not be paid for comes by itself', () => {
    const rest = POSITIONS.rest!;
    const road = [
      { region: 2, effect: 'free', comes: false },
      { region: 3, effect: 'free', comes: true },
    ] as const;
    const bonus = { what: 'buy_egg', gain: [], pay: [], points: 0 } as unknown as typeof rest.view.waiting.bonus;
    const view = { ...rest.view, lost_at_end: [], waiting: { ...rest.view.waiting, road, bonus } };
    const said = waitsOf(view, [], t);
    expect(said.filter((w) => /^(road|bonus)/.test(w.id)).map((w) => [w.id, w.lost, w.comes])).toEqual([
      ['bonus', false, false],
      ['road 2 free', false, false],
      ['road 3 free', false, true],
    ]);
  });
});

describe('the sheet', () => {
  it('shows what the place would bring that the keyboard has come to', () => {
    const { context: bench, controller } = table('tile');
    const hover = vi.spyOn(controller, 'hover');
    const { container } = render(game.Board, { props: { context: bench, controller } });
    const place = container.querySelector<SVGElement>('[data-may][data-spot]')!;
    vi.spyOn(place, 'closest').mockReturnValue(place); // whether the focus is to be seen, a page of tests cannot say
    place.focus();
    expect(hover).toHaveBeenLastCalledWith(place.dataset.spot);
    place.blur();
    expect(hover).toHaveBeenLastCalledWith(null);
  });
  it('keeps what the pointer points at where it clicks, too', () => {
    const { context: bench, controller } = table('tile');
    const hover = vi.spyOn(controller, 'hover');
    const { container } = render(game.Board, { props: { context: bench, controller } });
    const place = container.querySelector<SVGElement>('[data-may][data-spot]')!;
    vi.spyOn(place, 'closest').mockReturnValue(null);
    place.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    expect(hover).not.toHaveBeenCalled();
  });
  it('asks before something is lost, and names it', async () => {
    const position = { ...POSITIONS.rest!, legal: POSITIONS.rest!.legal.filter((a) => a.text === 'end turn' || a.text.startsWith('use')) };
    const bench = context(position, { t });
    const controller = new PragaController(bench);
    render(game.Board, { props: { context: bench, controller } });
    controller.pick('end turn');
    await controller.confirm();
    const dialog = await screen.findByRole('dialog', { hidden: true }, { timeout: 20_000 });
    expect(within(dialog).getAllByRole('listitem', { hidden: true })).toHaveLength(position.view.lost_at_end.length);
    await fireEvent.click(dialog.querySelector('[data-lose=no]')!);
    expect(bench.submit).not.toHaveBeenCalled();
  });
  it('shows the boards of another seat by one click', async () => {
    const props = table('tile');
    const { container } = render(game.Board, { props });
    const other = (props.controller.seat + 1) % props.context.view.players;
    await fireEvent.click(container.querySelector(`[data-view="${other}"]`)!);
    expect(props.controller.shown).toBe(other);
  });
  it('offers nothing on the boards of another seat: a click there brings one’s own', async () => {
    const props = table('free');
    const { controller, context: bench } = props;
    const { container } = render(game.Board, { props });
    const spots = () =>
      [...container.querySelectorAll('[data-part=action-board], [data-part=technologies], [data-part=tracks]')].flatMap((part) => [
        ...part.querySelectorAll('[data-spot]'),
      ]);
    const may = () => spots().filter((spot) => spot.hasAttribute('data-may'));
    expect(may().length).toBeGreaterThan(0);
    for (const part of ['action-board', 'tracks']) {
      controller.lookAt((controller.seat + 1) % bench.view.players);
      flushSync();
      expect(may()).toEqual([]);
      await fireEvent.click(container.querySelector(`[data-part=${part}] [data-spot]`)!);
      expect([bench.submit.mock.calls, bench.look.mock.calls, controller.staged, controller.shown]).toEqual([[], [], false, controller.seat]);
    }
  });
  it('turns the tile in hand by a drag, and not by a pointer that passes after another button was pressed', async () => {
    const props = table('upgrade');
    const { controller } = props;
    const { container } = render(game.Board, { props });
    const hand = container.querySelector('[data-ghost]')!;
    Object.assign(hand, { setPointerCapture: () => {} });
    const at = (type: string, x: number, y: number, buttons: number) =>
      hand.dispatchEvent(new MouseEvent(type, { bubbles: true, clientX: x, clientY: y, buttons }));
    const before = controller.ghost!.r;
    at('pointerdown', 10, 0, 2); // which ends in no click
    at('pointermove', 0, 10, 0);
    expect(controller.ghost!.r).toBe(before);
    at('pointerdown', 10, 0, 1);
    at('pointermove', 0, 10, 1);
    expect(controller.ghost!.r).toBe((before + 1) % 6);
  });
  it('does not lay the tile where a drag was too short to turn it', async () => {
    const props = table('upgrade');
    const { container } = render(game.Board, { props });
    const hand = container.querySelector('[data-ghost]')!;
    Object.assign(hand, { setPointerCapture: () => {} });
    const at = (type: string, x: number, y: number) => hand.dispatchEvent(new MouseEvent(type, { bubbles: true, clientX: x, clientY: y, buttons: 1 }));
    at('pointerdown', 40, 0);
    at('pointermove', 36, 18);
    at('click', 36, 18);
    await Promise.resolve();
    expect(props.context.submit).not.toHaveBeenCalled();
    at('pointerdown', 40, 0);
    at('pointermove', 40, 2); // a hand is never quite still
    at('click', 40, 2);
    await Promise.resolve();
    expect(props.context.submit).toHaveBeenCalledOnce();
  });
  it('says the goods of a seat in words', () => {
    render(game.Goods, { props: { seat: 0, name: 'Odile', view: POSITIONS.rest!.view, t } });
    expect(screen.getByRole('img').getAttribute('aria-label')).toMatch(/\d gold, \d stone/);
  });
  it('tells the round and the position', () => {
    const { view } = POSITIONS.rest!;
    expect(game.round(view, t)).toMatch(/round \d+ of 16, era I+/);
    expect(game.summary(view, t, NAMES)).toContain('Odile');
  });
});
