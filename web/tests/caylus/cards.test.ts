import { render } from '@testing-library/svelte';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import en from '$bastide/games/caylus/words/en.ftl?raw';
import ja from '$bastide/games/caylus/words/ja.ftl?raw';
import uiEn from '$bastide/games/caylus/words/ui.en.ftl?raw';
import uiJa from '$bastide/games/caylus/words/ui.ja.ftl?raw';
import uiZh from '$bastide/games/caylus/words/ui.zh-Hant.ftl?raw';
import zh from '$bastide/games/caylus/words/zh-Hant.ftl?raw';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import * as game from '$lib/games/caylus';
import { card as cardOf } from '$lib/games/caylus/cards';
import { CaylusController } from '$lib/games/caylus/controller.svelte';
import { BUILDINGS } from '$lib/games/caylus/tables';
import type { Translate } from '$lib/i18n';
import { ASKS, context, POSITIONS } from './positions';

const spoken = (language: string, ...texts: string[]): Translate => {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) bundle.addResource(new FluentResource(text));
  return (id, args) => {
    const message = bundle.getMessage(id);
    const wrong: Error[] = [];
    const said = message?.value ? bundle.formatPattern(message.value, args ?? {}, wrong) : `no ${id}`;
    return wrong.length ? `${wrong[0]} in ${id}` : said;
  };
};
const LANGUAGES = { en: spoken('en', en, uiEn), 'zh-Hant': spoken('zh-Hant', zh, uiZh), ja: spoken('ja', ja, uiJa) };

beforeAll(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
});

/** Every thing that the page shows in a position. */
function shown(ask: string): Set<string> {
  const table = context(POSITIONS[ask]!, { overlay: 'supply' });
  const controller = new CaylusController(table);
  const pages = [
    render(game.Board, { props: { context: table, controller } }),
    ...table.view.seats.map((_, seat) => render(game.Goods, { props: { seat, name: 'Odile', view: table.view, t: table.t } })),
  ];
  const found = new Set(pages.flatMap(({ container }) => [...container.querySelectorAll('[data-thing]')].map((e) => e.getAttribute('data-thing')!)));
  for (const page of pages) page.unmount();
  return found;
}

describe.each(ASKS)('every thing on the sheet, asked %s', (ask) => {
  it('has a card in three languages', () => {
    const things = shown(ask);
    table(ask).view.seats.forEach((_, seat) => things.add(`seat:${seat}`).add(`score:${seat}`));
    expect(things.size).toBeGreaterThan(120);
    for (const [language, t] of Object.entries(LANGUAGES))
      for (const thing of things) {
        const card = cardOf(thing, context(POSITIONS[ask]!, { t }));
        expect(card, thing).not.toBeNull();
        expect(card!.lines.length, thing).toBeGreaterThan(0);
        for (const text of [card!.title, card!.kind ?? '-', ...card!.lines, ...(card!.signs ?? []).map((s) => s.means)]) {
          expect(text, `${language} ${thing}`).not.toMatch(/caylus-|undefined|NaN|\[object|[{}]|Error/);
          expect(text.trim(), `${language} ${thing}`).not.toBe('');
        }
        expect(card!.rule, thing).toMatch(/^CAY-\d{3}$/);
      }
  });
});
const table = (ask: string): ReturnType<typeof context> => context(POSITIONS[ask]!);

describe('a card', () => {
  const t = LANGUAGES.en;
  const of = (thing: string, ask = 'worker') => cardOf(thing, context(POSITIONS[ask]!, { t }));
  it('tells what a building costs, does and gives its owner, and names its row', () => {
    for (const b of Object.values(BUILDINGS)) {
      if (b.class === 'neutral' || b.class === 'fixed') continue;
      const card = of(`stock:${b.id}`)!;
      expect(card.row).toEqual({ table: 'building', id: b.id });
      expect(card.lines.join(' ')).toMatch(/Costs .* gives/);
      expect(card.picture?.svg, b.id).toContain('data-symbol=');
      expect(card.signs!.length, b.id).toBeGreaterThan(0);
    }
    expect(of('stock:stone_farm')!.lines).toContain('When another player works here, the owner takes 1 food or 1 cloth');
    expect(of('stock:wood_farm_food')!.lines[0]).not.toBe(of('stock:wood_farm_cloth')!.lines[0]);
  });
  it('tells a section’s scoring as the rules do (CAY-240 to CAY-242)', () => {
    expect(of('section:dungeon')!.lines).toContain('no house: −2 points; 1 house: nothing; 2 or more: 1 favour');
    expect(of('section:walls')!.lines).toContain('no house: −3 points; 1 house: nothing; 2 houses: 1 favour; 3 to 4 houses: 2 favours; 5 or more: 3 favours');
    expect(of('section:towers')!.lines.join()).toContain('6 or more: 3 favours');
  });
  it('tells which columns a scoring opens only where there are columns (CAY-300)', () => {
    const { view } = POSITIONS.worker!;
    const simple = context({ ...POSITIONS.worker!, view: { ...view, options: { ...view.options, simplified_favour: true } } }, { t });
    expect(of('section:walls')!.lines.join()).toContain('opens column 5');
    for (const section of ['dungeon', 'walls', 'towers']) expect(cardOf(`section:${section}`, simple)!.lines.join(), section).not.toContain('column');
    expect(cardOf('section:towers', simple)!.lines.join()).toContain('ends the game');
  });
  it('sends no worker home from the inn, where it stays (CAY-114)', () => {
    const { view } = POSITIONS.worker!;
    const special = { ...view.special, gate: 0, inn: [1, null] };
    const there = context({ ...POSITIONS.worker!, view: { ...view, special } }, { t });
    expect(cardOf('worker:gate', there)!.lines.join()).toContain('comes home');
    expect(cardOf('worker:inn.1', there)!.lines.join()).toMatch(/left circle .* right one/);
  });
  it('tells what the lawyer brings in this game (CAY-302)', () => {
    const { view } = POSITIONS.worker!;
    const late = context({ ...POSITIONS.worker!, view: { ...view, options: { ...view.options, late_lawyer: true } } }, { t });
    expect(of('stock:lawyer')!.lines).toContain('Costs 1 wood, 1 cloth; gives 4 points');
    expect(cardOf('stock:lawyer', late)!.lines).toContain('Costs 1 wood, 1 cloth; gives 3 points');
    expect(cardOf('stock:mason', late)!.lines.join()).toContain('gives 4 points');
  });
  it('tells who the provost and the bailiff are and what they will do', () => {
    const { view } = POSITIONS.worker!;
    expect(of('provost:')!.lines[0]).toContain(`space ${view.provost}`);
    expect(of('bailiff:')!.lines[0]).toContain('2 if the provost is ahead');
    expect(of('favour:resources.4')!.lines[0]).toMatch(/1 cube of any kind for 2 cubes/);
  });
  it('is none for what is not there', () => {
    for (const thing of ['space:99', 'favour:prestige.9', 'part:walls.11', 'good:0.marble', 'seat:9', 'nonsense']) expect(of(thing), thing).toBeNull();
  });
});

describe('the price with two players', () => {
  const two = { ...POSITIONS.worker!, view: { ...POSITIONS.worker!.view, players: 2 } };
  const lines = (thing: string, position = two) => cardOf(thing, context(position, { t: LANGUAGES.en }))!.lines.join(' ');

  it('is 3 deniers after one has passed, wherever it is told', () => {
    expect(lines('passing:1')).toContain('a place costs 1 denier.');
    expect(lines('passing:2')).toContain('a place costs 3 deniers.');
    expect(lines('passing:3')).not.toContain('a place costs');
    for (const thing of ['bridge', 'price']) expect(lines(thing)).toContain('the other pays 3 deniers');
  });

  it('is the number on the scale with more', () => {
    const three = { ...two, view: { ...two.view, players: 3 } };
    expect(lines('passing:2', three)).toContain('a place costs 2 deniers.');
    expect(lines('bridge', three)).toContain('the lowest number still free');
  });
});

describe('what a worker costs', () => {
  it.each(Object.entries(LANGUAGES))('is not cheaper on one’s own buildings where every place costs 1, in %s', (_language, t) => {
    const said = (price: number) => t('caylus-ui-detail-worker', { price, deniers: 6, workers: 5 });
    expect(said(3)).toContain('1');
    expect(said(1).match(/1/g)).toHaveLength(1);
  });
});
