import { flushSync } from 'svelte';
import { describe, expect, it, vi } from 'vitest';
import { PragaController } from '$lib/games/praga/controller.svelte';
import type { Choice } from '$lib/games/praga/moves';
import { towards } from '$lib/games/arrows';
import { choicesOf, itemsOf } from '$lib/games/praga/moves';
import { context, POSITIONS, type Bench, type Position } from './positions';

const key = (name: string, more: Partial<KeyboardEventInit> = {}): KeyboardEvent => new KeyboardEvent('keydown', { key: name, ...more });
const hand = (name: string, more = {}): { table: Bench; c: PragaController } => {
  const table = context(POSITIONS[name]!, more);
  return { table, c: new PragaController(table) };
};
const only = (name: string, test: (text: string) => boolean): Position => ({ ...POSITIONS[name]!, legal: POSITIONS[name]!.legal.filter((a) => test(a.text)) });

describe('what can be done', () => {
  it.each(Object.keys(POSITIONS).filter((name) => name !== 'over'))('every legal action of “%s” can be reached by buttons alone', (name) => {
    const { c } = hand(name);
    const reached = new Set<string>();
    const walk = (menu: readonly string[]): void => {
      for (const item of itemsOf(c.choices, menu)) {
        if (item.choice) reached.add(item.choice.text);
        else walk([...menu, item.id]);
      }
    };
    walk([]);
    expect([...reached].sort()).toEqual(POSITIONS[name]!.legal.map((a) => a.text).sort());
  });
  it.each(Object.keys(POSITIONS).filter((name) => name !== 'over'))('a bar in “%s” never lists more than the places of the city', (name) => {
    expect(hand(name).c.items.length).toBeLessThanOrEqual(30);
  });
  it('a long list opens, and is left again', () => {
    const { c } = hand('tile');
    const refresh = c.items.find((i) => i.id === 'refresh')!;
    c.press(refresh);
    expect(c.items.every((i) => i.members.every((m) => m.kind === 'refresh'))).toBe(true);
    expect([c.mayLeave, c.staged]).toEqual([true, true]);
    c.leave();
    expect(c.mayLeave).toBe(false);
  });
});

/** Something that is paid for. */
const paid = (c: PragaController): Choice => c.choices.find((o) => !o.preview.draws && o.preview.changes.some((row) => Object.values(row).some((n) => n < 0)))!;

describe('choosing', () => {
  it('stages first, confirms then, and sends the notation', async () => {
    const { table, c } = hand('tile');
    const tile = paid(c);
    c.pick(tile.text);
    expect([c.chosen?.text, c.ready, table.submit.mock.calls.length]).toEqual([tile.text, true, 0]);
    await c.confirm();
    expect(table.submit).toHaveBeenCalledWith([tile.text]);
  });
  it('sends what is chosen again, and everything at once without the confirm setting', () => {
    const one = hand('tile');
    const tile = paid(one.c);
    one.c.pick(tile.text);
    one.c.pick(tile.text);
    expect(one.table.submit).toHaveBeenCalledTimes(1);
    const two = hand('tile', { settings: { confirm: false, asks: 'never', motion: false } });
    two.c.pick(tile.text);
    expect(two.table.submit).toHaveBeenCalledTimes(1);
  });
  it('asks no word where nothing is paid, revealed or lost, unless one is always wanted', () => {
    const { table, c } = hand('tile', { settings: { confirm: true, asks: 'needed', motion: false } });
    const tile = c.choices.find((o) => o.kind === 'tile' && o.preview.changes.every((row) => Object.values(row).every((n) => n > 0)))!;
    c.pick(tile.text);
    expect(table.submit).toHaveBeenCalledWith([tile.text]);
  });
  it('goes on by itself where the rules leave one choice, and not twice', async () => {
    let position = $state('7');
    let legal = $state.raw(POSITIONS.tile!.legal);
    const table = context(POSITIONS.tile!, { settings: { confirm: true, asks: 'needed', motion: false } });
    Object.defineProperty(table, 'position', { get: () => position });
    Object.defineProperty(table, 'legal', { get: () => legal });
    const c = new PragaController(table);
    const tile = c.choices.find((o) => o.kind === 'tile' && o.preview.changes.every((row) => Object.values(row).every((n) => n > 0)))!;
    const only = { ...POSITIONS.tile!.legal.find((a) => a.text === tile.text)!, text: 'stay', fields: { kind: 'stay' } };
    table.submit.mockImplementation(async () => {
      position = String(Number(position) + 1);
      legal = table.submit.mock.calls.length === 1 ? [only] : POSITIONS.rest!.legal;
      return true;
    });
    c.pick(tile.text);
    await vi.waitFor(() => expect(table.submit.mock.calls.map(([sent]) => sent)).toEqual([[tile.text], ['stay']]));
    await new Promise((done) => setTimeout(done, 20));
    expect(table.submit).toHaveBeenCalledTimes(2);
  });
  it('takes a tile of a row together with its action where that may be done', () => {
    const { table } = hand('tile');
    const act = { ...POSITIONS.tile!.legal[0]!, text: 'act wall', fields: { kind: 'act', action: 'wall' } };
    const both = context({ ...POSITIONS.tile!, legal: [act, ...POSITIONS.tile!.legal] });
    const wall = table.view.rows.wall.find(Boolean)!;
    new PragaController(both).point(`take ${wall}`);
    expect(both.submit).toHaveBeenCalledWith(['act wall', `take ${wall}`]);
  });
  it('gives the places of the tile in hand the numbers that the bar has', () => {
    const { c } = hand('wall');
    const numbers = c.items.map((item) => c.pointing.spots.get(item.members[0]!.spots[0]!)?.number);
    expect(numbers).toEqual(c.items.map((_, i) => i + 1));
    // whoever cannot see them hears the same
    const [first] = c.items;
    expect(c.pointing.spots.get(first!.members[0]!.spots[0]!)?.label).toMatch(/^1 praga-/);
    // where there are too many to be listed, there is nothing to be told apart by
    const { pointing } = hand('building').c;
    expect([...pointing.spots.values()].every((spot) => spot.number === undefined)).toBe(true);
  });
  it('asks no word for a step that only leads to the next question', () => {
    const position = POSITIONS.rest!;
    const act = {
      action: 1,
      text: 'act upgrade',
      fields: { kind: 'act', action: 'upgrade' },
      preview: { changes: [], told: [], plain: true, moves: [], matches: [], lost: [], draws: false },
    };
    const { submit } = ((): Bench => {
      const table = context({ ...position, legal: [act, ...position.legal] });
      new PragaController(table).pick('act upgrade');
      return table;
    })();
    expect(submit).toHaveBeenCalledWith(['act upgrade']);
  });
  it('never sends a payment on one click while words are asked for', () => {
    for (const name of Object.keys(POSITIONS)) {
      const { table, c } = hand(name);
      for (const choice of c.choices) {
        if (!choice.preview.changes.some((row) => Object.values(row).some((n) => n < 0))) continue;
        const fresh = hand(name);
        if (fresh.c.choices.length < 2) continue;
        fresh.c.pick(choice.text);
        expect(fresh.table.submit).not.toHaveBeenCalled();
      }
      expect(table.submit).not.toHaveBeenCalled();
    }
  });
  it('does nothing while a move travels, in a replay, or when nothing is asked', () => {
    for (const more of [{ busy: true }, { mode: 'replay' as const }, { legal: [] }]) {
      const { table, c } = hand('tile', more);
      c.point('tile A-1');
      expect([c.ready, c.choices.length, c.key(key('ArrowRight'))]).toEqual([false, 0, false]);
      expect(table.submit).not.toHaveBeenCalled();
    }
  });
  it('forgets what was staged when the position changes', () => {
    let position = $state('7');
    const table = context(POSITIONS.tile!);
    Object.defineProperty(table, 'position', { get: () => position });
    const c = new PragaController(table);
    c.pick(c.choices[0]!.text);
    position = '8';
    flushSync();
    expect(c.staged).toBe(false);
  });
});

describe('what another points at', () => {
  const waiting = (hovered: string) => hand('building', { legal: [], you: [], seat: null, hovered });
  it('is lit, and the tile in their hand lies where it hovers', () => {
    const { choices } = hand('building').c;
    const { place, r } = choices[0]!.fields;
    expect(waiting(choices[0]!.text).c.ghost).toMatchObject({ tile: POSITIONS.building!.view.asked.tile, place, r });
    expect(waiting('take W2-05').c.pointing.lit).toBe('take W2-05');
    expect(waiting('step cathedral').c.pointing.lit).toBe('grid cathedral');
    expect(waiting('claim seal SE-2').c.pointing.lit).toBe('seal SE-2');
  });
});

describe('the tile in somebody else’s hand', () => {
  it('is not turned by a key, and no sound says so', () => {
    const { choices } = hand('building').c;
    const { c, table } = hand('building', { legal: [], you: [], seat: null, hovered: choices[0]!.text });
    c.key(key('r'));
    expect(table.sound).not.toHaveBeenCalled();
  });
});

describe('the end of the turn', () => {
  const end = only('rest', (text) => text === 'end turn' || text.startsWith('use') || text.startsWith('refresh'));
  it('waits for a word when something would be lost, whatever the settings', async () => {
    for (const confirm of [true, false]) {
      const table = context(end, { settings: { confirm, asks: confirm ? 'always' : 'never', motion: false } });
      const c = new PragaController(table);
      c.pick('end turn');
      if (confirm) await c.confirm();
      expect(c.losing).toEqual(POSITIONS.rest!.view.lost_at_end);
      expect(table.submit).not.toHaveBeenCalled();
      await c.lose(false);
      expect([c.losing.length, c.staged]).toEqual([0, false]);
      c.pick('end turn');
      if (confirm) await c.confirm();
      await c.lose(true);
      expect(table.submit).toHaveBeenCalledWith(['end turn']);
    }
  });
  it('is given up by Undo, or for something else, while the word is still on its way', async () => {
    const table = context(end, { settings: { confirm: true, asks: 'always', motion: false } });
    const c = new PragaController(table);
    const other = c.choices.find(({ kind }) => kind !== 'end')!;
    c.pick('end turn');
    await c.confirm();
    expect([c.losing.length > 0, c.ready]).toEqual([true, false]);
    c.cancel();
    c.pick(other.text);
    expect([c.losing.length, c.ready]).toEqual([0, true]);
    c.pick('end turn');
    await c.confirm();
    c.pick(other.text);
    expect([c.losing.length, c.ready]).toEqual([0, true]);
    expect(table.submit).not.toHaveBeenCalled();
  });
});

describe('the tile in hand', () => {
  it('of an upgrade lies on its one hex, turned where it meets most', () => {
    const { c } = hand('upgrade');
    const best = Math.max(...c.choices.map((o) => o.preview.matches.reduce((n, m) => n + m.gain.length, 0)));
    expect(c.ghost?.place).toBe(POSITIONS.upgrade!.legal[0]!.fields.place);
    expect(c.ghost?.matches.reduce((n, m) => n + m.gain.length, 0)).toBe(best);
    expect(c.items).toHaveLength(6);
  });
  it('is turned by R and by the handle, round and round', () => {
    const { c } = hand('upgrade');
    const first = c.ghost!.r;
    c.key(key('r'));
    expect(c.ghost!.r).toBe((first + 1) % 6);
    c.key(key('R', { shiftKey: true }));
    c.ghost!.turn(-1);
    expect(c.ghost!.r).toBe((first + 5) % 6);
    expect(c.chosen?.fields.r).toBe(c.ghost!.r);
  });
  it('is not turned while a move is under way, also where that does not show yet, and no sound says so', () => {
    const { table, c } = hand('upgrade', { sending: true });
    const first = c.ghost!.r;
    c.ghost!.turn(1);
    expect([c.ghost!.r, vi.mocked(table.sound).mock.calls]).toEqual([first, []]);
  });
  it('keeps how it was turned when another place is pointed at, and is sent when that is pointed at again', () => {
    const { table, c } = hand('wall');
    const [one, two] = [...new Set(c.choices.map((o) => o.spots[0]!))];
    c.point(one!);
    const turned = (c.ghost!.r + 1) % 6;
    c.turn(1);
    c.point(two!);
    expect([c.ghost!.place, c.ghost!.r]).toEqual([two, turned]);
    expect(table.submit).not.toHaveBeenCalled();
    c.point(two!);
    expect(table.submit).toHaveBeenCalledWith([`onto ${two} r${turned}`]);
  });
  it('shows under the pointer what it would meet', () => {
    const { c } = hand('building');
    const spot = c.choices[0]!.spots[0]!;
    c.hover(spot);
    expect([c.ghost!.place, c.preview?.spots[0]]).toEqual([c.choices[0]!.fields.place, spot]);
    c.hover(null);
    expect(c.ghost).toBe(null);
  });
  it('is not sent by a click on a place alone, even without the confirm setting', () => {
    const { table, c } = hand('building', { settings: { confirm: false, asks: 'never', motion: false } });
    c.point(c.choices[0]!.spots[0]!);
    expect(table.submit).not.toHaveBeenCalled();
  });
});

describe('pointing', () => {
  it('gives a glowing spot for everything that lies on the sheet', () => {
    const { c } = hand('take');
    const takes = c.choices.filter((o) => o.kind === 'take');
    expect(takes.every((o) => c.pointing.spots.get(`take ${o.fields.tile}`)?.tone === 'open')).toBe(true);
    c.pointing.pick(`take ${takes[0]!.fields.tile}`);
    expect(c.pointing.spots.get(`take ${takes[0]!.fields.tile}`)?.tone ?? 'chosen').toBe('chosen');
  });
  it('at what is not legal says why, with names instead of ids', async () => {
    const { table, c } = hand('tile', { legal: POSITIONS.tile!.legal.filter((a) => a.fields.kind === 'tile') });
    c.point('take U1-S2');
    expect(table.look).toHaveBeenCalledWith(['act upgrade']);
    expect(table.refuse.mock.calls.every(([, thing]) => thing === 'tile:U1-S2')).toBe(true);
    await vi.waitFor(() => expect(table.refuse).toHaveBeenCalled());
    expect(table.refuse.mock.calls[0]![0].args?.tile).not.toBe('U1-S2');
  });
  it('opens a list where one spot means several things', () => {
    const step = (text: string, kind: string): Position['legal'][number] => ({ ...POSITIONS.free!.legal[0]!, text, fields: { kind, grid: 'cathedral' } });
    const table = context({
      ...POSITIONS.free!,
      legal: [step('step cathedral', 'step'), step('climb cathedral', 'climb'), ...POSITIONS.free!.legal.filter((a) => !a.text.includes('cathedral'))],
    });
    const c = new PragaController(table);
    c.point('grid cathedral');
    expect(c.items.map((i) => i.id)).toEqual(['step cathedral', 'climb cathedral']);
    c.key(key('Backspace'));
    expect(c.items.length).toBeGreaterThan(2);
  });
  it('marks what a bot suggests', () => {
    const text = POSITIONS.tile!.legal.find((a) => a.text.startsWith('tile'))!.text;
    expect(hand('tile', { hint: [text] }).c.pointing.spots.get(text)?.tone).toBe('hint');
  });
  it('lights what an entry of the log is about', () => {
    const entry = { ply: 1, seat: 0, key: 'praga-log-onto', args: { place: 'N_L1' }, rule: null, points: 0 };
    expect(hand('tile', { highlight: entry }).c.pointing.lit).toBe('city N_L1');
  });
});

describe('keys', () => {
  it('digits press the buttons in their order', () => {
    const { c } = hand('tile');
    c.key(key('2'));
    expect(c.chosen?.text).toBe(c.items[1]!.choice?.text);
  });
  it('arrows walk over what is drawn as the eye sees it', () => {
    const { c } = hand('tile');
    const keys = [...c.pointing.spots.keys()];
    c.locate = (k) => (keys.includes(k) ? [keys.indexOf(k) * 10, 0] : null);
    const went: string[] = [];
    c.focusSpot = (k) => went.push(k);
    c.key(key('ArrowRight'));
    c.key(key('ArrowRight'));
    expect(went).toEqual(keys.slice(0, 2));
    expect(c.preview?.spots[0]).toBe(keys[1]);
  });
  it('V shows the boards of the next seat; while a tile is placed they are one’s own', () => {
    const { c } = hand('tile');
    c.key(key('v'));
    expect(c.shown).not.toBe(c.seat);
    const placing = hand('wall').c;
    placing.key(key('v'));
    expect(placing.shown).toBe(placing.seat);
  });
  it('E ends the turn, Escape takes back', () => {
    const { c } = hand('free');
    c.key(key('e'));
    expect(c.chosen?.kind).toBe('end');
    c.key(key('Escape'));
    expect(c.chosen).toBe(null);
  });
});

it('finds the nearest in a direction', () => {
  const all = [
    ['far', [90, 0]],
    ['near', [30, 4]],
    ['aside', [20, 80]],
  ] as const;
  expect(towards([0, 0], all, 'right')).toBe('near');
  expect(towards([0, 0], all, 'left')).toBe(null);
});

it('keeps the end of the turn last', () => {
  for (const [name, p] of Object.entries(POSITIONS)) {
    const kinds = choicesOf(p.legal, p.view).map((c) => c.kind);
    if (kinds.includes('end')) expect([name, kinds.at(-1)]).toEqual([name, 'end']);
  }
});
