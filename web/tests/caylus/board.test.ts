import { builders } from '$lib/games/caylus/view';
import log from '$bastide/games/caylus/words/en.ftl?raw';
import text from '$bastide/games/caylus/words/ui.en.ftl?raw';
import { render, screen, within } from '@testing-library/svelte';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import * as game from '$lib/games/caylus';
import { CaylusController } from '$lib/games/caylus/controller.svelte';
import { detailOf } from '$lib/games/caylus/words';
import { t } from '$lib/i18n';
import { addText } from '$lib/i18n/fluent.svelte';
import { ASKS, context, NAMES, POSITIONS } from './positions';

beforeAll(() => {
  addText(log);
  addText(text);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  Element.prototype.scrollTo = () => {};
});
const at = (ask: string, more = {}): { table: ReturnType<typeof context>; controller: CaylusController } => {
  const table = context(POSITIONS[ask]!, { t, ...more });
  return { table, controller: new CaylusController(table) };
};

describe.each(ASKS)('the sheet, asked %s', (ask) => {
  it('can be drawn, and every choice is a button somewhere', () => {
    const { table, controller } = at(ask);
    const { container } = render(game.Board, { props: { context: table, controller } });
    render(game.Decide, { props: { context: table, controller } });
    expect(container.querySelectorAll('svg').length).toBeGreaterThan(2);
    for (const c of controller.choices) expect(document.querySelector(`[data-choice="${c.text}"]`), c.text).not.toBeNull();
    for (const c of controller.choices) if (c.spot) expect(container.querySelector(`[data-spot="${c.spot}"]`), c.spot).not.toBeNull();
    expect(document.body.textContent).not.toContain('caylus-');
    expect(container.innerHTML).not.toContain('NaN');
  });
});

describe('the sheet', () => {
  it('has houses and workers of every seat where they stand', () => {
    const { table, controller } = at('worker');
    const { container } = render(game.Board, { props: { context: table, controller } });
    const standing =
      table.view.road.filter((s) => s.worker !== null).length +
      Object.values(table.view.special)
        .flat()
        .filter((w) => w !== null).length +
      table.view.castle.workers.filter((w) => w !== null).length;
    expect(container.querySelectorAll('.standing')).toHaveLength(standing);
  });
  it('builds the castle as far as houses stand, each with its builder', () => {
    const { table } = at('over');
    for (const section of table.view.castle.sections) {
      const of = builders(section);
      expect(of).toHaveLength(section.parts - section.free);
      section.houses.forEach((count, seat) => expect(of.filter((one) => one === seat)).toHaveLength(count));
    }
    expect(table.view.castle.sections.some((section) => builders(section).length > 0)).toBe(true);
  });
  it('shows which workers the previewed place of the provost lets work', () => {
    const { table, controller } = at('provost');
    const { container } = render(game.Board, { props: { context: table, controller } });
    const on = (fate: string): number[] => [...container.querySelectorAll<HTMLElement>(`[data-fate="${fate}"]`)].map((g) => Number(g.dataset.space));
    const workers = table.view.road.filter((s) => s.worker !== null).map((s) => s.space);
    expect([...on('works'), ...on('idle')].sort((a, b) => a - b)).toEqual(workers);
    expect(on('idle').every((n) => n > table.view.provost)).toBe(true);
  });
  it('names phase, order of play and price', () => {
    const { table, controller } = at('worker');
    const { container } = render(game.Board, { props: { context: table, controller } });
    expect(within(container).getByRole('img', { name: /Turn order:/ })).toBeTruthy();
    expect(container.querySelector('[aria-current=step]')?.textContent).toContain('2');
    expect(within(container).getByRole('img', { name: /Each place now costs/ })).toBeTruthy();
  });
  it('tells what is legal from what is not in its labels', () => {
    const { table, controller } = at('worker');
    render(game.Board, { props: { context: table, controller } });
    const spot = controller.choices.find((c) => c.spot === 'special:trading_post');
    if (spot) expect(screen.getByRole('button', { name: /Trading post.*denier/ }).getAttribute('aria-pressed')).toBe('false');
  });
});

describe('the bar', () => {
  it('says what to do, and leaves what is worth knowing to the headline', () => {
    for (const [ask, what] of [
      ['worker', 'Click a highlighted place'],
      ['build', 'Choose a building from the supply'],
    ] as const) {
      const { table, controller } = at(ask);
      const { container, unmount } = render(game.Decide, { props: { context: table, controller } });
      expect(container.querySelector('.point')?.textContent).toBe(what);
      expect(controller.ask?.detail).toBe(detailOf(table.view, t));
      unmount();
    }
  });
});

describe('beside the sheet', () => {
  it('the goods of every seat are named', () => {
    const { view } = POSITIONS.worker!;
    view.seats.forEach((s, seat) => {
      const { container, unmount } = render(game.Goods, { seat, view, t });
      expect(container.querySelector('[role=img]')?.getAttribute('aria-label')).toContain(`${s.deniers} denier`);
      unmount();
    });
  });
  it('the supply marks what can be paid for', () => {
    const { table, controller } = at('build');
    const { container } = render(game.Under, { props: { context: table, controller } });
    const named = [...container.querySelectorAll<HTMLElement>('[data-stock].able')].map((li) => li.dataset.stock);
    for (const c of controller.choices) if (c.kind === 'build') expect(named).toContain(c.fields.building);
    expect(container.textContent).toContain('At the end');
  });
  it('the module says what the shell asks', () => {
    const { view } = POSITIONS.worker!;
    expect(game.round(view, t)).toContain(String(view.turn));
    expect(game.summary(view, t, NAMES)).toContain('provost');
    expect(game.titleBlock()).toEqual([]);
    expect(game.causes.final).toHaveLength(3);
  });
});
