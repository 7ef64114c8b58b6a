import { cleanup, render } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import Board from '$lib/games/praga/Board.svelte';
import { card } from '$lib/games/praga/cards';
import { PragaController } from '$lib/games/praga/controller.svelte';
import Goods from '$lib/games/praga/Goods.svelte';
import { named, thingOf } from '$lib/games/praga/things';
import { SEALS, TECHNOLOGIES, TOKENS, HEX_TILES, BRIDGE_TILES, PLAZA_TILES } from '$lib/games/praga/tiles';
import { addGameTexts, addTextsApart, LANGUAGES, setLanguage, t } from '$lib/i18n';
import { context, NAMES, POSITIONS } from './positions';

beforeAll(async () => {
  await addGameTexts('praga');
  await addTextsApart('praga', 'card');
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

/** Left behind by a text that is missing, or by one that lacks an argument. */
const RAW = /praga-|undefined|NaN|\{|\[object/;

/** All that lies on the sheet and in the panels of a position. */
const table = (name: string) => context(POSITIONS[name]!, { t, ...(name === 'over' && { you: [0], seat: 0 }) });
function things(name: string): readonly string[] {
  const bench = table(name);
  const board = render(Board, { props: { context: bench, controller: new PragaController(bench) } }).container;
  const goods = bench.view.seats.map((_, seat) => render(Goods, { props: { seat, name: 'Odile', view: bench.view, t } }).container);
  const found = new Set([board, ...goods].flatMap((box) => [...box.querySelectorAll('[data-thing]')].map((e) => e.getAttribute('data-thing')!)));
  cleanup();
  return [...found];
}

afterEach(() => setLanguage('en'));
it.each(Object.keys(POSITIONS))('every thing on the sheet of “%s” has a card in every language', async (name) => {
  const bench = table(name);
  const all = [...things(name), ...bench.view.seats.flatMap((_, seat) => [`seat:${seat}`, `score:${seat}`])];
  expect(all.length).toBeGreaterThan(200);
  for (const lang of LANGUAGES) {
    await setLanguage(lang);
    for (const thing of all) {
      const found = card(thing, bench);
      expect(found, thing).not.toBeNull();
      expect(found!.lines.length, thing).toBeGreaterThan(0);
      for (const said of [found!.title, found!.kind ?? 'x', ...found!.lines, ...(found!.signs ?? []).map((s) => s.means)]) {
        expect(said, `${lang} ${thing}`).not.toMatch(RAW);
        expect(said.trim(), `${lang} ${thing}`).not.toBe('');
      }
      for (const drawn of [found!.picture, ...(found!.signs ?? []).map((s) => s.sketch)]) expect(drawn?.svg ?? '<g', thing).toMatch(/^<(?!.*(NaN|undefined))/s);
    }
  }
});
describe.each(LANGUAGES)('in %s', (lang) => {
  beforeEach(() => setLanguage(lang));
  it('every tile of the box has a card, wherever it is', () => {
    const bench = context(POSITIONS.rest!, { t });
    const tiles = [HEX_TILES, TECHNOLOGIES, BRIDGE_TILES, PLAZA_TILES].flatMap((box) => Object.keys(box).map((id) => `tile:${id}`));
    for (const thing of [...tiles, ...Object.keys(TOKENS).map((id) => `token:${id}`), ...Object.keys(SEALS).map((id) => `seal:${id}`)]) {
      const found = card(thing, bench);
      expect([found?.title, ...(found?.lines ?? [])].join(), thing).not.toMatch(RAW);
      expect(found?.row?.id, thing).toBe(named(thing).id);
    }
  });
});

describe('a card', () => {
  beforeAll(() => setLanguage('en'));
  const say = (name: string, thing: string): string => card(thing, context(POSITIONS[name]!, { t }))!.lines.join(' ');
  it('says what is paid for what', () => {
    const wall = Object.values(HEX_TILES).find((x) => x.row === 'wall' && x.cost.length === 1 && x.grid)!;
    expect(card(`tile:${wall.id}`, context(POSITIONS.wall!, { t }))!.lines[0]).toMatch(/^\d stone → .*Hunger Wall$/);
    const upgrade = Object.values(HEX_TILES).find((x) => x.row === 'upgrade')!;
    expect(say('wall', `tile:${upgrade.id}`)).toMatch(/^free → \d University steps?/);
  });
  it('says when era II begins: for two at the star, not at the line', () => {
    const era = (players: number) => {
      const { view } = POSITIONS.tile!;
      return card('platform:', context({ ...POSITIONS.tile!, view: { ...view, players, era: 1 } }, { t }))!.lines.join(' ');
    };
    expect(era(3)).toContain('At the red line era II begins');
    expect(era(2)).toContain('once the white arrow reaches the last red space');
  });
  it('says of a region what lies there: a tile takes the place of the effect that is printed', () => {
    expect(say('tile', 'region:1')).toMatch(/^While you stand here, .* → .*$/);
    expect(say('tile', 'region:1')).not.toContain('free →');
    expect(say('tile', 'road:1.free')).toBe(say('tile', 'road-tile:1'));
    expect(say('tile', 'road:1.egg')).toMatch(/^1 egg → /);
    expect(say('tile', 'region:3')).toContain('free →');
  });
  it('tells who stands where, and what is left', () => {
    const { view } = POSITIONS.rest!;
    expect(say('rest', `marker:cathedral.1`)).toContain(`row ${view.seats[1]!.cathedral.row}`);
    expect(card('good:2.gold', context(POSITIONS.rest!, { t }))!.kind).toBe(NAMES[2]);
    expect(card('good:0.cube', context(POSITIONS.rest!, { t }))!.title).toBe(`${view.seats[0]!.cubes} free cubes`);
  });
  it('is there for nothing else', () => {
    for (const thing of ['tile:X-9', 'nothing:', 'cell:river.1.1', 'good:9.gold', 'good:0.marble', 'place:0.w99', 'sector:40'])
      expect(card(thing, context(POSITIONS.rest!, { t })), thing).toBeNull();
  });
  it('belongs to a spot by its key', () => {
    expect(['take U1-05', 'hex wall', 'w7', 'city N_L1', 'road 2', 'track mines', 'act road', 'wealth gold_6', 'use T3-4'].map((k) => thingOf(k, 1))).toEqual([
      'tile:U1-05',
      'place:1.wall',
      'place:1.w7',
      'space:N_L1',
      'region:2',
      'track:1.mines',
      'action:road',
      'wealth:1.gold_6',
      'tile:T3-4',
    ]);
  });
});
