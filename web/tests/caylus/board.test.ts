import { builders } from '$lib/games/caylus/view';
import log from '$bastide/games/caylus/words/en.ftl?raw';
import text from '$bastide/games/caylus/words/ui.en.ftl?raw';
import { render, screen, within } from '@testing-library/svelte';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import * as game from '$lib/games/caylus';
import { CaylusController } from '$lib/games/caylus/controller.svelte';
import { detailOf } from '$lib/games/caylus/ask';
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
      const { container, unmount } = render(game.Goods, { seat, name: 'Odile', view, t });
      expect(container.querySelector('[role=img]')?.getAttribute('aria-label')).toContain(`${s.deniers} denier`);
      unmount();
    });
  });
  it('the supply marks what can be paid for', () => {
    const { table, controller } = at('build', { overlay: 'supply' });
    const { container } = render(game.Board, { props: { context: table, controller } });
    const named = [...container.querySelectorAll<HTMLElement>('[data-stock].able')].map((li) => li.dataset.stock);
    for (const c of controller.choices) if (c.kind === 'build') expect(named).toContain(c.fields.building);
  });
  it('the supply says what is left and what it yields, folds what is gone, and steps aside while one builds from the sheet', () => {
    const worker = at('worker');
    const { container, unmount } = render(game.Under, { props: { context: worker.table, controller: worker.controller } });
    expect(container.textContent).toContain('At the end');
    const { stock } = worker.table.view;
    for (const [id, left] of Object.entries(stock)) {
      const row = container.querySelector(`li[data-stock="${id}"]`);
      expect(row !== null, id).toBe(left > 0);
      if (left === 0) expect(container.querySelector(`details [data-stock="${id}"]`), id).not.toBeNull();
    }
    const park = container.querySelector('[data-stock="park"] .does');
    if (park) expect([park.querySelector('svg') !== null, park.textContent?.trim()]).toEqual([true, 'Gives 2 wood, 1 food']);
    unmount();
    const build = at('build');
    expect(build.controller.building).toBe(true);
    expect(render(game.Under, { props: { context: build.table, controller: build.controller } }).container.querySelector('[data-stock]')).toBeNull();
  });
  it('what may be done can be told from the page, and what was touched wears ticks', () => {
    const { table, controller } = at('worker', { touched: new Set(['space:1', 'special:gate', 'part:walls.1']) });
    const { container } = render(game.Board, { props: { context: table, controller } });
    expect(container.querySelectorAll('[data-spot][data-may]')).toHaveLength(controller.choices.filter((c) => c.spot).length);
    expect(container.querySelectorAll('.rings .last')).toHaveLength(3);
  });
  it('hatches what lies beyond the provost while workers are placed, and dims what may not be chosen', () => {
    const { table, controller } = at('worker');
    const { container } = render(game.Board, { props: { context: table, controller } });
    const ahead = table.view.road.filter((s) => s.space > table.view.provost && s.building !== null && !['residential', 'prestige'].includes(s.class ?? ''));
    expect(container.querySelectorAll('.beyond')).toHaveLength(ahead.length);
    const shut = table.view.road.filter((s) => s.building !== null && !controller.at(`road:${s.space}`)).length;
    expect(container.querySelectorAll('.shut').length).toBeGreaterThanOrEqual(shut);
  });
  it('shows as a ghost what a hint advises', () => {
    const text = POSITIONS.worker!.legal.find((a) => a.fields.place === 'road')!.text;
    const { table, controller } = at('worker', { hint: [text] });
    const { container } = render(game.Board, { props: { context: table, controller } });
    expect(container.querySelectorAll('.sent.advised')).toHaveLength(1);
  });
  it('the module says what the shell asks', () => {
    const { view } = POSITIONS.worker!;
    expect(game.round(view, t)).toContain(String(view.turn));
    expect(game.summary(view, t, NAMES)).toContain('provost');
    expect(game.summary({ ...view, order: [] }, t, NAMES)).toContain('Turn order: not drawn yet.');
    expect(game.titleBlock()).toEqual([]);
    expect(game.causes.final).toHaveLength(3);
  });
});
