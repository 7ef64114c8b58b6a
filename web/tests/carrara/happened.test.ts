import { describe, expect, it } from 'vitest';
import { happened } from '$lib/games/carrara/happened';
import { sketch } from '$lib/games/carrara/sketch';
import type { StoryEntry } from '$lib/api/types';
import type { CarraraView } from '$lib/games/carrara/view';
import { screen } from '$lib/games/carrara/screen.svelte';
import { POSITIONS } from './fixtures.svelte';

const { view } = POSITIONS.turn!;
const mine = view.seats.findIndex((s) => s.coins !== null);
const other = view.seats.findIndex((s) => s.coins === null);
const entry = (key: string, seat: number | null, args: object, points = 0): StoryEntry =>
  ({ ply: view.ply, seat, key: `carrara-log-${key}`, args, rule: null, points, turn: 1, whose: seat, actor: seat }) as unknown as StoryEntry;
const tell = (story: StoryEntry[], before: CarraraView = view, after: CarraraView = view) => happened(before, after, { story, ledger: [] });

describe('what happened', () => {
  it('is told of every deed in its order, each in its time', () => {
    const told = tell([entry('rotate', mine, {}), entry('refill', null, { count: 1, red: 1 }), entry('buy', mine, { segment: 'II', coins: 3, red: 2 })]);
    expect(told.map(({ sound }) => sound)).toEqual(['turn', 'lay', 'coin']);
    for (const { time } of told) expect(time).toBeGreaterThanOrEqual(500);
    for (const { story } of Object.values(POSITIONS)) {
      const known = story.filter(({ key }) => !/-(start|card|display|shown|stay|proof|final|over)$/.test(key));
      expect(tell([...story])).toHaveLength(known.length);
    }
  });

  it('marble goes to the number of who shows it, and behind the screen of who does not', () => {
    const [own] = tell([entry('buy', mine, { segment: 'II', coins: 3, red: 2 })]);
    expect(own!.flights).toEqual([
      expect.objectContaining({ from: `good:${mine}.coins`, to: 'segment:II', count: 3 }),
      expect.objectContaining({ from: 'block:II.red', to: `good:${mine}.red`, count: 2 }),
    ]);
    const [hidden] = tell([entry('buy', other, { segment: 'V', coins: 0, black: 1 })]);
    expect(hidden!.flights).toEqual([expect.objectContaining({ from: 'block:V.black', to: `screen:${other}` })]);
    expect(hidden!.things).toEqual(['segment:V', 'block:V.black']);
  });

  it('a building flies into its city where that is on the sheet, else to the small cities of its seat', () => {
    const built = entry('build', other, { tile: 'porta_3', type: 'porta', cost: 3, city: 'lucca', red: 3 });
    screen.shown = mine;
    expect(tell([built])[0]!.flights![0]).toMatchObject({ from: 'tile:porta_3', to: `cities:${other}`, sketch: { box: expect.any(String) } });
    screen.shown = other;
    expect(tell([built])[0]!.flights![0]).toEqual({ from: 'tile:porta_3', to: 'tile:porta_3' });
    screen.shown = null;
    expect(tell([built])[0]!.flights![1]).toMatchObject({ from: `screen:${other}`, to: 'bag:', count: 3 });
  });

  it('points rise from what was scored, with their cause, and objects come with them; objectives nearer are touched', () => {
    const ahead: CarraraView = {
      ...view,
      seats: view.seats.map((s, i) => (i === mine ? { ...s, objectives: s.objectives.map((o) => ({ ...o, have: (o.have ?? 0) + 1 })) } : s)),
    };
    const [told] = tell([entry('score', mine, { what: 'type', which: 'villa', coins: 2, crown: 1, tiles: ['villa_1'] }, 7)], view, ahead);
    expect(told!.gains).toEqual([{ at: 'type:villa', seat: mine, points: 7, cause: 'type' }]);
    expect(told!.flights!.map(({ from, to }) => [from, to])).toEqual([
      ['type:villa', `good:${mine}.coins`],
      ['object:crown', `good:${mine}.crown`],
    ]);
    expect(told!.things).toEqual([
      'type:villa',
      'tile:villa_1',
      `markers:${mine}`,
      ...view.cards.filter((c) => c.class !== 'bonus').map((c) => `objective:${c.class}`),
    ]);
    expect(tell([entry('announce', mine, { points: 5 }, 5)])[0]!.gains).toEqual([{ at: `seat:${mine}`, seat: mine, points: 5, cause: 'announcement' }]);
  });

  it('is drawn beside its sentence in the log', () => {
    expect(sketch(entry('build', 0, { type: 'porta', cost: 3 }))?.svg).toContain('carrara-porta');
    expect(sketch(entry('buy', 0, { red: 1 }))?.svg).toContain('carrara-block-red');
    expect(sketch(entry('buy', 0, { red: 1, black: 2 }))).toBeNull();
    expect(sketch(entry('purchase', 0, { object: 'crown' }))?.svg).toContain('carrara-object-crown');
    expect(sketch(entry('rotate', 0, {}))).toBeNull();
  });
});
