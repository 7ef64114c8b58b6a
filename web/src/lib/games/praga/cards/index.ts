/** What each thing on the sheet is, in words, large: one card for every kind of thing (things.ts). */
import type { Card } from '../../types';
import { named } from '../things';
import { crane, platform, sector, zone } from './crane';
import { figure, plaza, region, road, roadTile, space, span } from './city';
import { cell, column, grid, marker, row, tier } from './grids';
import type { Context, Maker } from './maker';
import { action, good, level, place, score, seat, step, track, wealth } from './seats';
import { goal, rival, seal, slot, stack, tile, token } from './tiles';

const MAKERS: Readonly<Record<string, Maker>> = {
  tile,
  slot,
  stack,
  token,
  seal,
  goal,
  rival,
  crane,
  sector,
  zone,
  platform,
  action,
  space,
  plaza,
  region,
  road,
  'road-tile': roadTile,
  span,
  figure,
  place,
  grid,
  cell,
  row,
  column,
  tier,
  marker,
  track,
  step,
  wealth,
  level,
  good,
  seat,
  score,
};

export function card(thing: string, context: Context): Card | null {
  const { kind, parts } = named(thing);
  return MAKERS[kind]?.(context, ...parts) ?? null;
}
