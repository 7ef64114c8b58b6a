import { describe, expect, it } from 'vitest';
import type { StoryEntry } from '$lib/api/types';
import { card } from '$lib/games/caylus/cards';
import { happened } from '$lib/games/caylus/happened';
import { sketch } from '$lib/games/caylus/story';
import { begun } from '$lib/games/caylus/phases';
import { nextSite } from '$lib/games/caylus/view';
import { way } from '$lib/games/caylus/walking';
import { ASKS, context, POSITIONS } from './positions';

const { view } = POSITIONS.batch!;
const entry = (name: string, args: StoryEntry['args'], seat: number | null = 1, points = 0): StoryEntry => ({
  ply: 1,
  seat,
  key: `caylus-log-${name}`,
  args,
  rule: null,
  points,
  turn: view.turn,
  whose: null,
  actor: seat,
});
const told = (...story: StoryEntry[]) => happened(view, view, { story, ledger: [] });

describe.each(ASKS)('what led to being asked %s', (ask) => {
  const { view: after, story } = POSITIONS[ask]!;
  const happenings = happened(after, after, { story, ledger: [] });
  it('is told between things that can be found, each for its time', () => {
    for (const one of happenings) {
      expect(one.time).toBeGreaterThan(0);
      const ends = [...(one.things ?? []), ...(one.flights ?? []).flatMap((f) => [f.from, f.to]), ...(one.gains ?? []).map((g) => g.at)];
      // a worker may have gone home since
      for (const thing of ends)
        if (!thing.startsWith('worker:') && !thing.startsWith('house:')) expect(card(thing, context(POSITIONS[ask]!)), thing).not.toBeNull();
      for (const flight of one.flights ?? []) expect(flight.count ?? 1).toBeGreaterThan(0);
    }
  });
  it('tells every point but those counted at the end', () => {
    const sum = story.filter((e) => e.seat !== null && !e.key.endsWith('-final')).reduce((n, e) => n + e.points, 0);
    expect(happenings.flatMap((one) => one.gains ?? []).reduce((n, g) => n + g.points, 0)).toBe(sum);
  });
  it('has a drawing for what the log names', () => {
    for (const e of story) if (typeof e.args.building === 'string') expect(sketch(e)?.svg).toContain('data-symbol=');
  });
});

describe('a deed', () => {
  it('of a worker: it walks from the panel to its place, its price to the building', () => {
    const [one] = told(entry('worker', { place: 'road', space: 3, building: 'neutral_farm', price: 2 }));
    expect(one!.flights!.map((f) => [f.from, f.to, f.count])).toEqual([
      ['good:1.workers', 'worker:road.3', undefined],
      ['good:1.deniers', 'space:3', 2],
    ]);
  });
  it('of a building: its cubes fly to who works there', () => {
    const [one] = told(entry('produce', { space: 9, building: 'stone_farm', food: 2, wood: 0, stone: 0, cloth: 1, gold: 0 }));
    expect(one!.flights!.map((f) => [f.from, f.to, f.count])).toEqual([
      ['space:9', 'good:1.food', 2],
      ['space:9', 'good:1.cloth', 1],
    ]);
  });
  it('of the castle: cubes go there, the house comes from the seat, points rise for the castle', () => {
    const section = view.castle.sections.find((s) => s.current)!;
    const first = section.parts - section.free + 1;
    const batch = entry('batch', { section: section.id, cubes: ['food', 'wood', 'stone'], food: 1, wood: 1, stone: 1, cloth: 0, gold: 0 }, 2, 4);
    const two = told(batch, batch);
    expect(two.map((one) => one.flights!.at(-1)!.to)).toEqual([`house:${section.id}.${first}`, `house:${section.id}.${first + 1}`]);
    expect(two[0]!.gains).toEqual([{ at: `part:${section.id}.${first}`, seat: 2, points: 4, cause: 'castle' }]);
  });
  it('of everybody at once is shown together', () => {
    const income = told(entry('income', { deniers: 2 }, 0), entry('income', { deniers: 3 }, 1));
    expect(income).toHaveLength(1);
    expect(income[0]!.flights!.map((f) => f.to)).toEqual(['good:0.deniers', 'good:1.deniers']);
  });
  it('of the provost takes longer the farther he walks', () => {
    const time = (steps: number): number => told(entry('provost', { from: 5, to: 5 + steps, steps, deniers: Math.abs(steps) }))[0]!.time;
    expect(time(3)).toBeGreaterThan(time(-1));
    expect([way(5, 8), way(5, 3), way(4, 4)]).toEqual([[5, 6, 7, 8], [5, 4, 3], [4]]);
  });
  it('that the log does not name is shown too: an open price is paid cube by cube', () => {
    const { view: before } = POSITIONS.pay!; // the marketplace, any cube
    const seats = before.seats.map((s, i) => (i === before.current ? { ...s, cubes: { ...s.cubes, cloth: s.cubes.cloth - 1 } } : s));
    const site = `space:${nextSite(before)}`;
    const built = entry('build', { space: nextSite(before), building: 'wood_marketplace' }, before.current, 4);
    const [paid, put] = happened(before, { ...before, seats }, { story: [built], ledger: [] });
    expect(paid!.flights!.map((f) => [f.from, f.to, f.count])).toEqual([[`good:${before.current}.cloth`, site, 1]]);
    expect(put!.flights!.map((f) => f.to)).toEqual([`tile:${nextSite(before)}`]);
  });
  it('of a favour that swaps flies both ways: one cube to its square, two from there', () => {
    const square = { line: 'resources', column: 4 };
    const story = [
      entry('favour-swap', { cube: 'food' }),
      entry('favour-cube', { ...square, cube: 'wood' }),
      entry('favour-cube', { ...square, cube: 'cloth' }),
    ];
    expect(told(...story).flatMap((one) => one.flights!.map((f) => [f.from, f.to]))).toEqual([
      ['good:1.food', 'favour:resources.4'],
      ['favour:resources.4', 'good:1.wood'],
      ['favour:resources.4', 'good:1.cloth'],
    ]);
  });
  it('that has no building has a drawing of its own, so that the log shows none of what follows', () => {
    expect(sketch(entry('pass', { number: 2 }))?.svg).toContain('>2<');
    expect(sketch(entry('worker', { place: 'castle', space: null, building: null, price: 1 }))?.svg).toContain('caylus-towers');
  });
  it('that begins a phase has its banner', () => {
    expect(begun({ phase_name: 'place', turn: 2 }, { phase_name: 'special', turn: 2 })).toBe('special');
    expect(begun({ phase_name: 'place', turn: 2 }, { phase_name: 'place', turn: 2 })).toBeNull();
    expect(begun({ phase_name: 'end', turn: 2 }, { phase_name: 'over', turn: 2 })).toBeNull();
    expect(happened({ ...view, phase_name: 'activate' }, view, { story: [], ledger: [] })[0]!.things).toEqual(['phase:6']);
  });
});
