/** Sentences that cards share: what is paid for what, who has it, what its signs mean. */
import type { Translate } from '$lib/i18n';
import type { Card } from '../../types';
import { amounts } from '../names';
import type { Amount, PragaView } from '../view';
import type { Context } from './maker';
import { signSketch } from './pictures';

/** "3 stone → 6 points", "free → 2 University steps". */
export const trade = (pays: readonly Amount[], gains: readonly Amount[], t: Translate): string =>
  t('praga-card-trade', { pay: pays.length ? amounts(pays, t) : t('praga-card-free'), gain: amounts(gains, t) });

/** Each sign once, with what it means. */
export const meanings = (kinds: readonly (string | null | undefined)[], t: Translate): Card['signs'] =>
  [...new Set(kinds)].flatMap((kind) => (kind ? [{ sketch: signSketch(kind), means: t('praga-card-sign', { sign: kind }) }] : []));

export const kindWord = (kind: string, t: Translate, era = '', special = false): string => t('praga-card-kind', { kind, era, special: special ? 'yes' : 'no' });
export const nameOf = (c: Context, seat: number): string => c.names[seat] ?? '';

/** Where a seat's tile or the city's tile is, and who put it there. */
export function ownerOf(view: PragaView, tile: string): number | null {
  const seat = view.seats.findIndex(
    (s) =>
      [...s.hexes, ...s.walls, ...s.technologies].some((p) => p.tile === tile) ||
      s.one_time.includes(tile) ||
      s.upgrades.includes(tile) ||
      s.v_bridge === tile ||
      s.v_cathedral === tile,
  );
  return seat < 0 ? (view.city.buildings.find((b) => b.tile === tile)?.cube ?? null) : seat;
}
