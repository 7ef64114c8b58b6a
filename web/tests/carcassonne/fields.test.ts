import { beforeAll, expect, it } from 'vitest';
import { describeFeature, fieldWorth } from '$lib/games/carcassonne/words';
import type { Feature } from '$lib/games/carcassonne/view';
import { addGameTexts, t } from '$lib/i18n';

beforeAll(async () => addGameTexts('carcassonne'));

const NAMES = ['Odile', 'Haruka'];
const field = (more: Partial<Feature>): Feature => ({
  id: 3,
  type: 'field',
  complete: false,
  tiles: 5,
  pennants: 0,
  open: 0,
  segments: [],
  meeples: [2, 1],
  owners: [0],
  points: 6,
  if_completed: 6,
  cities: [1, 2],
  ...more,
});
const said = (more: Partial<Feature>): readonly string[] => describeFeature(field(more), NAMES, t).lines.slice(2);

it('a field that is owned as a whole names its owners and its points', () => {
  expect(said({})).toEqual(['Odile', '6 points at the end, as things are']);
  expect(fieldWorth(field({ owners: [0, 1] }))).toBe('6');
});
it('where each city is won by itself, everybody on the field has points of their own (CAR-133)', () => {
  const won = { owners: [0, 1], points: 8, scores: [8, 4] };
  expect(said(won)).toEqual(['Odile: 8 points at the end, as things are', 'Haruka: 4 points at the end, as things are']);
  expect(fieldWorth(field(won))).toBe('8 · 4');
  expect(fieldWorth(field({ owners: [0, 1], points: 4, scores: [4, 4] }))).toBe('4');
  expect(said({ owners: [], points: 0, scores: [0, 0] })).toEqual(['Others have more farmers around its cities']);
});
it('of two fields at one city the second is worth nothing more to the same seat, and is not lost to anybody (CAR-115)', () => {
  expect(said({ owners: [0], points: 0, scores: [0, 0] })).toEqual(['Odile: 0 points at the end, as things are']);
  expect(fieldWorth(field({ owners: [0], points: 0, scores: [0, 0] }))).toBe('0');
});
