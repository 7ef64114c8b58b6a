/** The end of a game: where points come from as they are counted, and what stands out. */
import type { LedgerEntry } from '$lib/api/types';
import { greatest, listed, mostAtOnce } from '$lib/end/records';
import type { Translate } from '$lib/i18n';
import type { GameRecord } from '../types';
import { causes } from './causes';
import type { CarcassonneView } from './view';

interface Feature {
  readonly type?: string;
  readonly tiles?: number;
  readonly cells?: readonly (readonly [number, number])[];
}

/** The tiles of the feature that is counted. */
export function counted(entry: LedgerEntry): readonly string[] {
  const { cells = [] } = entry.args as Feature;
  return cells.map(([x, y]) => `tile:${x},${y}`);
}

const tiles = (entry: LedgerEntry): number => (entry.args as Feature).tiles ?? 0;

export function records(_view: CarcassonneView, ledger: readonly LedgerEntry[], t: Translate): readonly GameRecord[] {
  const points = (n: number): string => t('shell-points', { points: n });
  return listed([
    [t('carcassonne-ui-record-city'), greatest(ledger, ['city', 'city-open'], tiles)],
    [t('carcassonne-ui-record-road'), greatest(ledger, ['road', 'road-open'], tiles)],
    [t('carcassonne-ui-record-field'), greatest(ledger, ['field'], (entry) => entry.points), points],
    [t('carcassonne-ui-record-once'), mostAtOnce(ledger, causes.final), points],
  ]);
}
