/** The end of a game: where points come from as they are counted, and what stands out. */
import type { LedgerEntry } from '$lib/api/types';
import { greatest, listed, mostOf, sumOf } from '$lib/end/records';
import type { Translate } from '$lib/i18n';
import type { GameRecord } from '../types';
import type { CaylusView } from './view';

const GOODS: Readonly<Record<string, readonly string[]>> = {
  'final-gold': ['gold'],
  'final-cubes': ['food', 'wood', 'stone', 'cloth'],
  'final-deniers': ['deniers'],
};

/** The goods of a seat, the section of the castle, or the space of the road that is counted. */
export function counted(entry: LedgerEntry): readonly string[] {
  const goods = GOODS[entry.cause];
  if (goods) return goods.map((good) => `good:${entry.seat}.${good}`);
  const { section, space } = entry.args as { readonly section?: string; readonly space?: number };
  if (section !== undefined) return [`section:${section}`];
  return space === undefined ? [] : [`space:${space}`];
}

export function records(view: CaylusView, ledger: readonly LedgerEntry[], t: Translate): readonly GameRecord[] {
  const points = (n: number): string => t('shell-points', { points: n });
  const houses = (seat: number): number => view.castle.sections.reduce((sum, section) => sum + (section.houses[seat] ?? 0), 0);
  return listed([
    [t('caylus-ui-record-castle'), mostOf(view.seats, (_, seat) => houses(seat))],
    [t('caylus-ui-record-batch'), greatest(ledger, ['castle'], (entry) => entry.points), points],
    [t('caylus-ui-record-road'), mostOf(view.seats, (_, seat) => view.road.filter((space) => space.owner === seat).length)],
    [t('caylus-ui-record-visitors'), mostOf(view.seats, (_, seat) => sumOf(ledger, ['visitors'], seat)), points],
  ]);
}
