import log from '$bastide/games/praga/words/en.ftl?raw';
import pic from '$bastide/games/praga/words/pic.en.ftl?raw';
import text from '$bastide/games/praga/words/ui.en.ftl?raw';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import * as game from '$lib/games/praga';
import { PragaController } from '$lib/games/praga/controller.svelte';
import { t } from '$lib/i18n';
import { addText } from '$lib/i18n/fluent.svelte';
import { context, NAMES, POSITIONS, type Bench } from './positions';

beforeAll(() => {
  [log, text, pic].forEach(addText);
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

describe('the sheet', () => {
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
  it('says the goods of a seat in words', () => {
    render(game.Goods, { props: { seat: 0, view: POSITIONS.rest!.view, t } });
    expect(screen.getByRole('img').getAttribute('aria-label')).toMatch(/\d gold, \d stone/);
  });
  it('tells the round and the position', () => {
    const { view } = POSITIONS.rest!;
    expect(game.round(view, t)).toMatch(/round \d+ of 16, era I+/);
    expect(game.summary(view, t, NAMES)).toContain('Odile');
  });
});
