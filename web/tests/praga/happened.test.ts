import { describe, expect, it } from 'vitest';
import type { StoryEntry } from '$lib/api/types';
import { happened } from '$lib/games/praga/happened';
import { sketch } from '$lib/games/praga/sketch';
import { named } from '$lib/games/praga/things';
import { GOODS, type PragaView } from '$lib/games/praga/view';
import turn from './turn.json';

const { before, after, story } = turn as unknown as { before: PragaView; after: PragaView; story: StoryEntry[] };
const seat = before.active;
const all = happened(before, after, { story, ledger: [] });
const flights = all.flatMap((one) => one.flights ?? []);
const gains = all.flatMap((one) => one.gains ?? []);
const entry = (key: string, args: StoryEntry['args'], who: number | null = seat): StoryEntry => ({
  ply: 1,
  seat: who,
  turn: 1,
  whose: seat,
  actor: seat,
  key: `praga-log-${key}`,
  args,
  rule: '',
  points: 0,
});

describe('a whole late turn', () => {
  it('is told in happenings of what belongs together, within six seconds', () => {
    expect(all.length).toBeGreaterThan(7);
    expect(all.length).toBeLessThan(16);
    expect(all.reduce((sum, one) => sum + one.time, 0)).toBeLessThanOrEqual(6000);
    for (const one of all) expect(one.time).toBeGreaterThan(150);
  });
  it('brings every point with its cause', () => {
    expect(gains.reduce((sum, gain) => sum + gain.points, 0)).toBe(after.scores[seat]! - before.scores[seat]!);
    expect(new Set(gains.map((gain) => gain.cause))).toEqual(new Set(['blue-zone', 'production', 'technology', 'upgrade-reward', 'tile', 'grid']));
    for (const gain of gains) expect(gain).toMatchObject({ seat });
  });
  it('moves as many goods as were paid and gained', () => {
    for (const kind of GOODS) {
      const own = `good:${seat}.${kind}`;
      const moved = (way: 'from' | 'to'): number => flights.filter((one) => one[way] === own).reduce((sum, one) => sum + (one.count ?? 1), 0);
      expect(moved('to') - moved('from'), kind).toBe(after.seats[seat]![kind] - before.seats[seat]![kind]);
    }
  });
  it('lets the tile fly from its row to its place, and ends with the wheel', () => {
    expect(flights).toContainEqual({ from: 'tile:B2-04', to: 'tile:B2-04' });
    expect(all.find((one) => one.things?.includes('tile:B2-04'))?.sound).toBe('score');
    expect(all[all.length - 1]).toMatchObject({ sound: 'turn', things: ['sector:0', 'tile:A-6'] });
  });
  it('speaks of things that have a name', () => {
    const things = [...all.flatMap((one) => one.things ?? []), ...flights.flatMap((one) => [one.from, one.to]), ...gains.map((gain) => gain.at)];
    for (const thing of things) {
      expect(thing).toMatch(/^[a-z-]+:.*$/);
      expect(thing).not.toMatch(/undefined|null|NaN/);
      expect(named(thing).kind).not.toBe('');
    }
    expect(things).toEqual(expect.arrayContaining(['zone:7', 'track:1.quarries', 'marker:hunger_wall.1', 'tile:U2-S2', 'stack:wall']));
  });
});

describe('one step of a bot', () => {
  const step = (...told: StoryEntry[]) => happened(before, before, { story: told, ledger: [] });
  it('is one happening, or none where nothing is seen', () => {
    expect(step()).toEqual([]);
    expect(step(entry('act', { action: 'wall', source: 'tile' }))).toEqual([{ things: [`place:${seat}.wall`], time: 350 }]);
    expect(step(entry('arrive', { region: 2 }))[0]).toMatchObject({ things: ['region:2', `figure:${seat}`], sound: 'figure' });
  });
  it('takes a tile of which the place is not known yet into the hand', () => {
    const [one] = step(entry('take', { tile: 'W2-05' }), entry('goods', { what: 'stone', n: -3, count: 3, way: 'pays', cause: 'price' }));
    expect(one!.flights!.map((flight) => [flight.from, flight.to, flight.count ?? 1])).toEqual([
      ['tile:W2-05', `seat:${seat}`, 1],
      [`good:${seat}.stone`, 'tile:W2-05', 3],
    ]);
  });
  it('leaves the final count to be counted', () => {
    expect(step(entry('points', { cause: 'eggs', n: 6, count: 3 }), entry('over', { winners: [0] }, null))).toEqual([]);
  });
});

describe('the log', () => {
  it('draws the tile that it speaks of', () => {
    for (const one of story.filter(({ key }) => /-(tile|take|onto|reward|choose|use|act|produce)$/.test(key)))
      expect(sketch(one)?.svg, one.key).toMatch(/^<(?!.*undefined)/s);
    expect(sketch(entry('goods', { what: 'gold', n: 1 }))).toBeNull();
    expect(sketch(entry('claim', { seal: 'SE-1' }))?.svg).toContain('praga-seal');
  });
});
