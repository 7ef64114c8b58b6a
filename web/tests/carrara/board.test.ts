import en from '$bastide/games/carrara/words/en.ftl?raw';
import ui from '$bastide/games/carrara/words/ui.en.ftl?raw';
import { cleanup, render } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import * as game from '$lib/games/carrara';
import { ifEnded } from '$lib/games/carrara/ended';
import type { LegalAction } from '$lib/api/types';
import type { GameModule } from '$lib/games/types';
import { sortMoves } from '$lib/games/carrara/moves';
import { aboutHint, aboutOf, turnsBetween } from '$lib/games/carrara/story';
import { plus, type CarraraView } from '$lib/games/carrara/view';
import { NUMERAL, placesOf, sideOf, SIZE } from '$lib/games/carrara/wheel';
import { conditionText, endWords, rateText } from '$lib/games/carrara/words';
import { yieldFrom, yieldOf } from '$lib/games/carrara/yields';
import { sentence } from '$lib/table/words';
import { addText } from '$lib/i18n/fluent.svelte';
import { t } from '$lib/i18n';
import { Bench, POSITIONS } from './fixtures.svelte';

const NAMES = ['Odile', 'Haruka', 'Mortar', 'Wen'];
beforeAll(() => {
  addText(en);
  addText(ui);
});
afterEach(cleanup);

it('shows the prices after a turn no longer than the wheel is pointed at: a finger leaves only the focus there', () => {
  const name = Object.keys(POSITIONS).find((one) => POSITIONS[one]!.legal.some(({ text }) => text === 'rotate'))!;
  const table = new Bench(name);
  const { container } = render(game.Board, { props: { context: table, controller: game.createController(table) } });
  const hub = container.querySelector<HTMLElement>('[data-hub]')!;
  const ahead = () => (flushSync(), container.querySelector('.blocks')!.classList.contains('ahead'));
  const seen = vi.spyOn(hub, 'matches').mockReturnValue(false); // as where a finger brought the focus
  hub.dispatchEvent(new MouseEvent('pointerenter'));
  expect(ahead()).toBe(true);
  hub.dispatchEvent(new MouseEvent('pointerleave'));
  hub.focus();
  expect(ahead()).toBe(false);
  hub.blur();
  seen.mockReturnValue(true);
  hub.focus();
  expect(ahead(), 'by key').toBe(true);
});

describe.each(Object.keys(POSITIONS))('position %s', (name) => {
  const { view, legal, story } = POSITIONS[name]!;

  it('is drawn, and every button has words', () => {
    const table = new Bench(name);
    const controller = game.createController(table);
    const { container } = render(game.Board, { props: { context: table, controller } });
    const buttons = [...container.querySelectorAll('button')];
    expect(container.querySelectorAll('[data-pile]').length).toBe(view.wheel.reduce((n, s) => n + Object.values(s.blocks).filter((v) => v > 0).length, 0));
    expect(container.querySelectorAll('[data-city]').length).toBe(6);
    expect(buttons.filter((b) => !(b.getAttribute('aria-label') ?? b.textContent ?? '').trim())).toEqual([]);
    for (const b of buttons) expect(b.getAttribute('aria-label') ?? '').not.toContain('carrara-');
    const bar = render(game.Decide, { props: { context: table, controller } }).container;
    expect(bar.querySelectorAll('[data-choice]').length).toBeGreaterThan(0);
    expect(bar.textContent).not.toContain('carrara-');
    expect(controller.ask?.title ?? '').not.toContain('carrara-');
  });

  it('says what every scoring would bring before it is asked', () => {
    for (const s of sortMoves(legal).scores.values()) {
      const told = yieldFrom(s.preview, view.current);
      const looked = yieldOf(view, view.current, s.what, s.which);
      expect({ ...looked, tiles: [...looked.tiles].sort() }).toEqual({ ...told, objects: told.objects, tiles: [...told.tiles].sort() });
    }
  });

  it('offers no more than the game and all of it', () => {
    const m = sortMoves(legal);
    const count =
      m.plain.size +
      m.buys.size +
      m.pays.size +
      m.scores.size +
      m.purchases.size +
      m.upgrades.size +
      m.chance.length +
      [...m.builds.values()].reduce((n, c) => n + c.size, 0) +
      [...m.rebuilds.values()].reduce((n, c) => n + c.length, 0);
    expect(count).toBe(legal.length);
  });

  it('has words for its cards, its end, its log and itself', () => {
    for (const card of view.cards) expect(conditionText(card, t) + rateText(card, t)).toMatch(/\d/);
    expect(endWords(view, NAMES, t)).toMatch(/\d|end/i);
    expect(game.summary(view, t, NAMES)).toContain('Round');
    for (const entry of story) {
      const said = sentence(entry, NAMES, game as unknown as GameModule);
      expect(said).not.toMatch(/carrara-|\{|\$|undefined|BASE-|TOP-0/);
    }
  });
});

describe('the position in words', () => {
  const shell = import.meta.glob<string>('../../../src/bastide/text/{,table.,later.}{en,zh-Hant,ja}.ftl', { query: '?raw', import: 'default', eager: true });
  const texts = import.meta.glob<string>('../../../src/bastide/games/carrara/words/*.ftl', { query: '?raw', import: 'default', eager: true });
  const speak = (lang: string) =>
    [...Object.entries(shell), ...Object.entries(texts)].forEach(([path, text]) => new RegExp(`[/.]${lang}\\.ftl$`).test(path) && addText(text));
  afterEach(() => speak('en'));

  it.each([
    ['en', /\. Ends after .+\. Odile: .+\.$/],
    ['zh-Hant', /。再建 .+。Odile：.+。$/],
    ['ja', /。あと.+。Odile：.+。$/],
  ])('is whole sentences, joined as is done in %s', (lang, sentences) => {
    speak(lang);
    const said = game.summary(POSITIONS.turn!.view, t, NAMES);
    expect(said).toMatch(sentences);
    expect(said).not.toMatch(/。\s|\.\S|\.\.|。。/);
  });
});

describe('the wheel', () => {
  const { view } = POSITIONS.turn!;
  const turned: CarraraView = { ...view, ply: view.ply + 3, wheel: view.wheel.map((s, i) => ({ ...s, blocks: view.wheel[(i + 5) % 6]!.blocks })) };

  it('is seen to turn, and only then', () => {
    expect(turnsBetween(view, turned)).toBe(true);
    expect(turnsBetween(turned, view)).toBe(false);
    expect(turnsBetween(view, { ...view, ply: view.ply + 1 })).toBe(false);
    const at = view.wheel.findIndex((s) => s.blocks.white > 0);
    if (at >= 0)
      expect(
        turnsBetween(view, { ...view, ply: view.ply + 2, wheel: view.wheel.map((s, i) => (i === at ? { ...s, blocks: plus(s.blocks, 'white', -1) } : s)) }),
      ).toBe(false);
  });

  it('has a place for every pile, inside its segment', () => {
    for (let segment = 0; segment < 6; segment++)
      for (let n = 1; n <= 6; n++) {
        const places = placesOf(segment, n);
        expect(places).toHaveLength(n);
        for (const [x, y] of places) {
          const angle = (Math.atan2(x - 50, 50 - y) * 180) / Math.PI;
          const off = ((angle - segment * 60 + 540) % 360) - 180;
          expect(Math.abs(off)).toBeLessThan(26);
          expect(Math.hypot(x - 50, y - 50)).toBeLessThan(38);
        }
      }
  });

  it('has no pile on another, nor on the number of its segment: the whole of each can be clicked', () => {
    for (let segment = 0; segment < 6; segment++)
      for (let n = 1; n <= 6; n++) {
        const side = sideOf(n);
        const places = placesOf(segment, n);
        const turn = (segment * Math.PI) / 3;
        const reach = (NUMERAL / SIZE) * 100;
        const number = [50 + reach * Math.sin(turn), 50 - reach * Math.cos(turn)] as const;
        places.forEach(([x, y], i) => {
          for (const [u, v] of places.slice(0, i)) expect(Math.max(Math.abs(x - u), Math.abs(y - v))).toBeGreaterThanOrEqual(side);
          const aside = (at: number, to: number): number => Math.max(0, Math.abs(at - to) - side / 2);
          expect(Math.hypot(aside(x, number[0]), aside(y, number[1]))).toBeGreaterThan(2.2);
        });
      }
  });
});

it('an entry of the log points at what it is about', () => {
  const entry = {
    ply: 3,
    seat: 1,
    key: 'carrara-log-score',
    rule: null,
    points: 4,
    turn: 4,
    whose: 1,
    actor: 1,
    args: { what: 'city', which: 'pisa', tiles: ['porta_3'] },
  };
  expect(aboutOf(entry)).toMatchObject({ seat: 1, tiles: ['porta_3'], city: 'pisa', type: null });
  expect(aboutOf(null).tiles).toEqual([]);
});

it('points to come are told of those whose goods are open', () => {
  const { view } = POSITIONS.turn!;
  const mine = view.current;
  const told = ifEnded(view)!;
  for (const row of Object.values(told)) expect(row.map((v) => v !== null)).toEqual(view.seats.map((_, i) => i === mine));
  expect(Object.values(told).reduce((n, row) => n + (row[mine] ?? 0), view.seats[mine]!.score)).toBe(view.seats[mine]!.if_ended);
  expect(ifEnded({ ...view, seats: view.seats.map((s) => ({ ...s, final: null })) })).toBeNull();
});

it('a suggestion shows on the board', () => {
  expect(aboutHint(['build porta_3 in lucca', 'end'])).toMatchObject({ tiles: ['porta_3'], city: 'lucca' });
  expect(aboutHint(['rebuild villa_1 as palazzo_8'])).toMatchObject({ tiles: ['villa_1', 'palazzo_8'], city: null });
  expect(aboutHint(['score land'])).toMatchObject({ category: 'land', city: null });
  expect(aboutHint(['buy II white', 'buy II black', 'done'])).toMatchObject({ segment: 'II', turns: false, blocks: ['II white', 'II black'] });
  expect(aboutHint(['rotate', 'buy I white'])).toMatchObject({ segment: 'VI', turns: true, blocks: ['VI white'] });
  expect(aboutHint(null).tiles).toEqual([]);
});

describe('the cities of another seat', () => {
  const opened = (name: string) => {
    const table = new Bench(name);
    const controller = game.createController(table);
    const { container } = render(game.Board, { props: { context: table, controller } });
    const hit = (selector: string) => container.querySelector<HTMLElement>(selector)!.click();
    return { table, controller, container, hit };
  };
  const look = (controller: ReturnType<typeof game.createController>, other: number) => {
    controller.lookAt(other);
    flushSync();
    expect(controller.shown).toBe(other);
  };

  const scored = (what: string, which: string): LegalAction => ({
    action: 0,
    text: `score ${what} ${which}`,
    fields: { kind: 'score', what, which },
    preview: null,
  });
  it.each([
    ['scored', 'turn', [scored('city', 'pisa'), scored('type', 'porta')], ['[data-city=pisa] .hit', '[data-score="type porta"]']],
    ['upgraded', 'upgrade', POSITIONS.upgrade!.legal, ['[data-city=lucca] .hit', '[data-upgrade=land]']],
  ] as const)('are not %s: a click there does nothing to one’s own, and nothing glows', (_, name, legal, things) => {
    const { table, controller, container, hit } = opened(name);
    table.settings = { confirm: true, asks: 'never', motion: false };
    table.legal = legal;
    for (const thing of things) {
      look(controller, (controller.seat + 1) % table.view.players);
      expect(container.querySelector(thing)!.closest('[data-may]')).toBeNull();
      hit(thing);
      expect([table.submit.mock.calls, controller.staged]).toEqual([[], false]);
      controller.lookAt(null);
      flushSync();
      expect(container.querySelector(thing)!.closest('[data-may]')).not.toBeNull();
      hit(thing);
      expect(table.submit).toHaveBeenCalledTimes(1);
      table.submit.mockClear();
      controller.cancel();
    }
  });

  it('do not stay where another own seat is asked', () => {
    const { table, controller } = opened('turn');
    const [first, second] = [controller.seat, (controller.seat + 1) % table.view.players];
    look(controller, second);
    for (const seat of [second, first]) {
      table.seat = seat;
      flushSync();
      expect(controller.shown).toBe(seat);
    }
  });
});
