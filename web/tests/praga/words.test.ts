import log from '$bastide/games/praga/words/en.ftl?raw';
import text from '$bastide/games/praga/words/ui.en.ftl?raw';
import type { LegalAction } from '$lib/api/types';
import { beforeAll, describe, expect, it } from 'vitest';
import { detailOf } from '$lib/games/praga/ask';
import { PragaController } from '$lib/games/praga/controller.svelte';
import { ifEnded } from '$lib/games/praga/ended';
import { layoutFor, type Sizes } from '$lib/games/praga/layout';
import { describe as words } from '$lib/games/praga/log';
import { itemsOf } from '$lib/games/praga/moves';
import { halfSign } from '$lib/games/praga/art';
import { placeLabel, placeName, tileName } from '$lib/games/praga/names';
import { SPACES, WALL_PLACES } from '$lib/games/praga/boards';
import { toldKey } from '$lib/games/praga/story';
import { BRIDGE_TILES, HEX_TILES, PLAZA_TILES, SEALS, TECHNOLOGIES, TOKENS } from '$lib/games/praga/tiles';
import type { ActionName } from '$lib/games/praga/view';
import { waitsOf } from '$lib/games/praga/waiting';
import { Phrases } from '$lib/table/phrases';
import { describeChoice, itemLabel, itemWords, lostWord, summary } from '$lib/games/praga/words';
import { t } from '$lib/i18n';
import { addText } from '$lib/i18n/fluent.svelte';
import { context, NAMES, POSITIONS } from './positions';

beforeAll(() => [log, text].forEach(addText));
/** Left behind by a text that is missing, or by one that lacks an argument. */
const RAW = /praga-|undefined|NaN|\{|\[object/;
/** Ids of tiles, places and seals are for the notation alone. */
const ID = /\b([UWB]\d-(S?\d+)|T\d-\d|BR\d-\d|PT-\d|SE-\d|P-[YG]\d|[NO]_\w+|P_[A-Z])\b/;
const good = (said: string): void => {
  expect(said).not.toMatch(RAW);
  expect(said).not.toMatch(ID);
  expect(said.trim()).not.toBe('');
};

describe('words', () => {
  it.each(Object.keys(POSITIONS))('say everything that can be done in “%s”', (name) => {
    const { view } = POSITIONS[name]!;
    const c = new PragaController(context(POSITIONS[name]!, { t }));
    for (const choice of c.choices) good(describeChoice(choice, view, NAMES, t));
    for (const action of POSITIONS[name]!.legal) good(new Phrases('praga', NAMES, t).line(action, view.current));
    for (const menu of [[], ...c.choices.map((o) => o.path.slice(0, 1)), ...c.choices.map((o) => o.path)])
      for (const item of itemsOf(c.choices, menu)) [itemLabel(item, view, t), itemWords(item, view, NAMES, t)].forEach(good);
    if (name !== 'over') good(c.ask!.title);
    expect(detailOf(view, t)).not.toMatch(RAW);
    good(summary(view, t, NAMES));
    for (const w of waitsOf(view, c.choices, t)) good(w.words);
    for (const l of view.lost_at_end) good(lostWord(l, t));
  });
  it('say of a tile in hand the price first, the place once, and no degrees', () => {
    const { view } = POSITIONS.building!;
    const { choices } = new PragaController(context(POSITIONS.building!, { t }));
    for (const choice of choices) {
      const said = describeChoice(choice, view, NAMES, t);
      expect(said).toMatch(/^[−+]\d/);
      expect(said.match(/(Old|New) Town/g)).toHaveLength(1);
      expect(said).toMatch(/(Old|New) Town [A-Z], (north-|south-)?(east|west)$/);
      expect(said).not.toMatch(/°|drawn|\(/);
    }
    const turns = itemsOf(choices, choices[0]!.path);
    expect(new Set(turns.map((turn) => itemWords(turn, view, NAMES, t))).size).toBe(turns.length);
  });
  it('name the places of walls by what they lie beside', () => {
    const { view } = POSITIONS.wall!;
    for (const choice of new PragaController(context(POSITIONS.wall!, { t })).choices)
      expect(describeChoice(choice, view, NAMES, t)).toMatch(/; by [A-Z][^\d,;]+$/);
    expect(placeLabel('w2', t)).toBe('by Wall');
    expect(placeLabel('w1', t)).toBe('by Wall and Upgrade');
  });
  it('tell of an action tile which half cannot be done, and why', () => {
    const position = POSITIONS.tile!;
    const [first] = position.legal.filter((a) => a.text.startsWith('tile'));
    const [one, other] = (first!.fields as unknown as { actions: [ActionName, ActionName] }).actions;
    const args = { what: 'gold', count: 4, has: 3, also: 'none' };
    const halves = [
      { action: one, can: 'no' as const, rule: 'PRA-304', why: 'too-dear', args },
      { action: other, can: 'now' as const, rule: null, why: null, args: {} },
    ];
    const told = halves.filter((h) => h.why).map((h) => ({ key: 'praga-half', args: { ...h.args, action: h.action, why: h.why, then: 'yes' } }));
    const legal = [{ ...first!, preview: { ...first!.preview, halves, told } }];
    const [choice] = new PragaController(context({ ...position, legal }, { t })).choices;
    expect(describeChoice(choice!, position.view, NAMES, t)).toContain('the tile you can most nearly afford costs 4 gold; you would have 3');
    const crane = { ...position.view.crane, taken: 'A-1', taken_actions: [one, other], owed: true, halves };
    expect(detailOf({ ...position.view, crane }, t)).toMatch(/: the tile you can most nearly afford costs 4 gold; you have 3$/);
    expect([halfSign(one, 0, true), halfSign(one, 0, false)].map((art) => art.includes('struck'))).toEqual([true, false]);
  });
  it('say that the V tiles run short', () => {
    const { view } = POSITIONS.free!;
    expect(t('praga-v-short', { left: 1 })).toMatch(/^One V tile is left/);
    const at = { ...view, bridge: { ...view.bridge, v_bridge_left: 0 }, seats: view.seats.map((s) => ({ ...s, region: 4 })) };
    const road: LegalAction = {
      ...POSITIONS.free!.legal[0]!,
      text: 'act road',
      fields: { kind: 'act', action: 'road' },
      preview: { changes: [], told: [{ key: 'praga-v-none', args: {} }] },
    };
    const [choice] = new PragaController(context({ ...POSITIONS.free!, view: at, legal: [road] }, { t })).choices;
    expect(describeChoice(choice!, at, NAMES, t)).toContain('no V tile is left for it');
  });
  it('name every tile, token and seal, and every place', () => {
    for (const id of [HEX_TILES, TECHNOLOGIES, PLAZA_TILES, BRIDGE_TILES, TOKENS, SEALS].flatMap((table) => Object.keys(table))) good(tileName(id, t));
    const places = [...SPACES.map((s) => s.id), ...WALL_PLACES.keys()];
    for (const place of places) good(placeName(place, t));
    expect(new Set(places.map((place) => placeLabel(place, t))).size).toBe(places.length);
  });
  it('turn the ids of a log sentence into names, and leave numbers alone', () => {
    expect(words({ tile: 'A-1', first: 'upgrade', second: 'road' }, t, NAMES).tile).toContain('Upgrade');
    expect(words({ tile: 'BR4-1', space: 3 }, t, NAMES).space).toBeUndefined();
    expect(words({ place: 'N_L1', tiles: ['T1-3', 'T1-4'] }, t, NAMES)).toMatchObject({
      place: expect.stringContaining('New Town'),
      tiles: expect.stringContaining(', '),
    });
  });
  it('tell every entry of the logs', () => {
    for (const { story } of Object.values(POSITIONS))
      for (const e of story) {
        if (/-over/.test(e.key)) continue;
        const args = Object.fromEntries(
          Object.entries(e.args).filter((a): a is [string, string | number] => typeof a[1] === 'string' || typeof a[1] === 'number'),
        );
        good(t(e.key, { ...args, name: 'Odile', points: e.points, ...words(e.args, t, NAMES) }));
      }
  });
});

describe('what waits', () => {
  it('is all that would be lost, and can be settled', () => {
    const { view } = POSITIONS.rest!;
    const c = new PragaController(context(POSITIONS.rest!, { t }));
    const waits = waitsOf(view, c.choices, t);
    const windows = view.lost_at_end.filter((l) => l.what === 'windows').length;
    expect(waits.filter((w) => w.lost)).toHaveLength(view.lost_at_end.length - windows);
    expect(waits.every((w) => !(w.lost && w.comes))).toBe(true);
  });
  it('names a move that may be made on either grid, with both to choose from', () => {
    const { view, legal } = POSITIONS.free!;
    const step = (grid: string, action: number): LegalAction => ({ ...legal[0]!, action, text: `step ${grid}`, fields: { kind: 'step', grid } });
    const waiting = { ...view.waiting, steps: { hunger_wall: 0, cathedral: 0, hunger_wall_or_cathedral: 1 } };
    const lost = [{ what: 'step', grid: 'hunger_wall_or_cathedral', count: 1 }] as const;
    const position = { ...POSITIONS.free!, view: { ...view, waiting, lost_at_end: lost }, legal: [step('hunger_wall', 220), step('cathedral', 221)] };
    const found = waitsOf(position.view, new PragaController(context(position, { t })).choices, t).find((w) => w.id.startsWith('step'))!;
    expect([found.words, found.lost, found.choices.length]).toEqual(['Hunger Wall or Cathedral: 1 step', true, 2]);
    expect(lostWord(lost[0], t)).toBe('1 step on the Hunger Wall or the Cathedral');
  });
});

describe('the log on the sheet', () => {
  it.each([
    [{ place: 'w7' }, 'w7'],
    [{ place: 'upgrade' }, 'hex upgrade'],
    [{ space: 'O_4' }, 'city O_4'],
    [{ space: 3, tile: 'BR4-1' }, 'span 3'],
    [{ grid: 'cathedral', row: 2 }, 'grid cathedral'],
    [{ region: 2, effect: 'egg' }, 'road 2'],
    [{ plaza: 'P_A' }, 'plaza P_A'],
    [{ tile: 'A-3' }, 'tile A-3'],
    [{ n: 2 }, null],
  ])('%j is %s', (args, key) => expect(toldKey({ args })).toBe(key));
});

describe('if the game ended now', () => {
  it.each(Object.keys(POSITIONS).filter((name) => name !== 'over'))('the rows of “%s” add up to what the server says', (name) => {
    const { view } = POSITIONS[name]!;
    const rows = ifEnded(view)!;
    view.seats.forEach((s, seat) => expect(Object.values(rows).reduce((sum, row) => sum + row[seat]!, s.score)).toBe(s.if_ended));
  });
  it('counts as the final scoring of a finished game did', () => {
    const { view, story } = POSITIONS.over!;
    expect(ifEnded(view)).toBe(null);
    const rows = ifEnded({ ...view, phase: 'free' })!;
    const seat = view.players - 1;
    const scored = story.filter((e) => e.seat === seat && typeof e.args.cause === 'string' && e.args.cause in rows && e.args.cause !== 'plaza-end');
    expect(scored.length).toBeGreaterThan(2);
    for (const cause of new Set(scored.map((e) => e.args.cause as string))) {
      const points = scored.filter((e) => e.args.cause === cause).reduce((sum, e) => sum + Number(e.args.n), 0);
      expect([cause, rows[cause]![seat]]).toEqual([cause, points]);
    }
  });
});

describe('the sheet', () => {
  const box = (width: number, height: number): { width: number; height: number } => ({ width, height });
  const sizes: Sizes = {
    crane: box(296, 296),
    rows: box(292, 226),
    tokens: box(232, 46),
    tray: box(288, 144),
    technologies: box(288, 270),
    city: box(672, 424),
    board: box(344, 318),
    seals: box(340, 62),
    grid: box(166, 218),
    tracks: box(332, 176),
  };
  it.each([
    [1200, 1000, false],
    [790, 477, false],
    [372, 600, true],
  ])('%i pixels wide, %i high: nothing lies on anything else', (width, height, quarter) => {
    const l = layoutFor(width, height, sizes);
    expect(l.quarter).toBe(quarter);
    const of = { hunger: 'grid', cathedral: 'grid' } as Record<string, keyof Sizes>;
    const rects = Object.entries(l.parts).map(([part, p]) => {
      const s = sizes[of[part] ?? (part as keyof Sizes)];
      const [w, h] = part === 'city' && l.quarter ? [s.height, s.width] : [s.width, s.height];
      return { part, x: p.x, y: p.y, right: p.x + w * p.scale, bottom: p.y + h * p.scale };
    });
    for (const a of rects) {
      expect([a.part, a.right <= l.width + 1, a.bottom <= l.height + 1]).toEqual([a.part, true, true]);
      for (const b of rects)
        if (a !== b && a.part < b.part)
          expect([a.part, b.part, a.x < b.right - 1 && b.x < a.right - 1 && a.y < b.bottom - 13 && b.y < a.bottom - 13]).toEqual([a.part, b.part, false]);
    }
  });
});
