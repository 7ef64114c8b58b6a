import { cleanup, render } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as game from '$lib/games/carrara';
import { card as cardOf } from '$lib/games/carrara/cards';
import { t } from '$lib/i18n';
import { addText } from '$lib/i18n/fluent.svelte';
import { Bench, POSITIONS } from './fixtures.svelte';

const shell = import.meta.glob<string>('../../../src/bastide/text/*.ftl', { query: '?raw', import: 'default', eager: true });
const texts = import.meta.glob<string>('../../../src/bastide/games/carrara/words/*.ftl', { query: '?raw', import: 'default', eager: true });
const speak = (lang: string) =>
  [...Object.entries(shell), ...Object.entries(texts)].forEach(([path, text]) => new RegExp(`[/.]${lang}\\.ftl$`).test(path) && addText(text));
beforeEach(() => speak('en'));
afterEach(cleanup);

/** Every thing on the sheet, in the panel of the seats and under it. */
function thingsOf(table: Bench): string[] {
  const controller = game.createController(table);
  const parts = [
    render(game.Board, { props: { context: table, controller } }),
    render(game.Under, { props: { context: table, controller } }),
    ...table.view.seats.map((_, seat) => render(game.Goods, { props: { seat, name: 'Odile', view: table.view, t } })),
  ];
  const found = parts.flatMap(({ container }) => [...container.querySelectorAll('[data-thing]')].map((one) => one.getAttribute('data-thing')!));
  return [...new Set([...found, ...table.view.seats.flatMap((_, seat) => [`seat:${seat}`, `score:${seat}`])])];
}

describe.each(['en', 'zh-Hant', 'ja'])('cards in %s', (lang) => {
  it.each(Object.keys(POSITIONS))('say of every thing in position %s what it is', (name) => {
    speak(lang);
    const table = new Bench(name);
    const things = thingsOf(table);
    for (const kind of [
      'block',
      'segment',
      'bag',
      'tile',
      'city',
      'type',
      'object',
      'objective',
      'good',
      'screen',
      'markers',
      'cities',
      'order',
      'end',
      'stack',
    ])
      expect(
        things.some((thing) => thing.startsWith(`${kind}:`)),
        kind,
      ).toBe(true);
    for (const thing of things) {
      const card = cardOf(thing, table);
      expect(card, thing).not.toBeNull();
      const said = [card!.title, card!.kind ?? '', ...card!.lines, ...(card!.signs ?? []).map((sign) => sign.means)].join(' | ');
      expect(said, thing).not.toMatch(/carrara-|shell-|\{|\$|undefined|null|NaN|BASE-|TOP-0|coat_of/);
      expect(card!.lines.length, thing).toBeGreaterThan(0);
      expect(card!.lines.every(Boolean), thing).toBe(true);
      expect(card!.rule, thing).toMatch(/^CRR-\d{3}$/);
    }
  });
});

describe('a card', () => {
  it('says what a block costs now and after the next turn of the wheel, and where it may be paid', () => {
    const table = new Bench('buy');
    const at = table.view.wheel.findIndex((s) => s.blocks.white > 0);
    const [here, next] = [table.view.wheel[at]!, table.view.wheel[(at + 1) % 6]!];
    const { lines } = cardOf(`block:${here.segment}.white`, table)!;
    expect(lines[0]).toContain(String(here.prices.white));
    expect(lines[1]).toContain(`segment ${next.segment}`);
    expect(lines[1]).toContain(String(next.prices.white));
    for (const city of ['Livorno', 'Lérici']) expect(lines[2]).toContain(city);
  });

  it('names the row of a city and a tile, whose values may be reconstructed, and says how far one is from scoring', () => {
    const table = new Bench('turn');
    expect(cardOf('city:pisa', table)?.row).toEqual({ table: 'city', id: 'pisa' });
    const short = table.view.cities.find((city) => {
      const n = table.view.seats[table.seat!]!.buildings[city.id]?.length ?? 0;
      return n > 0 && n < city.minimum && city.scored_by === null;
    });
    if (short) expect(cardOf(`city:${short.id}`, table)!.lines.join(' ')).toMatch(/buildings? short/);
    const tile = table.view.display.find(Boolean)!;
    expect(cardOf(`tile:${tile}`, table)).toMatchObject({ row: { table: 'building', id: tile }, rule: 'CRR-053' });
  });

  it('keeps what is behind a screen there', () => {
    const table = new Bench('turn');
    const other = table.view.seats.findIndex((s) => s.coins === null);
    expect(cardOf(`screen:${other}`, table)!.lines.join(' ')).toContain('behind the screen');
    expect(cardOf(`good:${other}.coins`, table)!.lines[0]).toBe('behind the screen');
    expect(cardOf('nonsense:1', table)).toBeNull();
    expect(cardOf('city:rome', table)).toBeNull();
  });
});
