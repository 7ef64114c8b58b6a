/** The end of a game: where points come from as they are counted, and what stands out. */
import type { LedgerEntry } from '$lib/api/types';
import { listed, mostAtOnce, mostOf } from '$lib/end/records';
import type { Translate } from '$lib/i18n';
import type { GameRecord } from '../types';
import { causes } from './causes';
import type { GridName, PragaSeat, PragaView } from './view';

/** The grid, the tiles, the track or the goods that are counted. */
export function counted(entry: LedgerEntry, view: PragaView): readonly string[] {
  const s = view.seats[entry.seat];
  const { seat } = entry;
  if (!s) return [];
  const marker = (grid: GridName): string => `marker:${grid}.${seat}`;
  const { grid, plaza } = entry.args as { readonly grid?: GridName; readonly plaza?: string };
  switch (entry.cause) {
    case 'rows':
    case 'grid':
      return grid ? [marker(grid), `row:${grid}.${s[grid].row}`] : [];
    case 'tokens-blue':
      return [`good:${seat}.blue_token`, `column:hunger_wall.${s.hunger_wall.column}`];
    case 'tokens-red':
      return [`good:${seat}.red_token`, `column:cathedral.${s.cathedral.column}`];
    case 'university':
      return [`step:${seat}.university.${s.university}`];
    case 'walls':
      return s.walls.flatMap(({ tile }) => (tile ? [`tile:${tile}`] : []));
    case 'v-tile':
      return [s.v_bridge, s.v_cathedral].flatMap((tile) => (tile ? [`tile:${tile}`] : []));
    case 'seal':
      return s.seals.map((seal) => `seal:${seal}`);
    case 'eggs':
      return [`good:${seat}.egg`];
    default:
      return plaza ? [`plaza:${plaza}`] : [];
  }
}

const walls = (seat: PragaSeat): number => seat.walls.filter(({ tile }) => tile !== null).length;

export function records(view: PragaView, ledger: readonly LedgerEntry[], t: Translate): readonly GameRecord[] {
  return listed([
    [t('praga-ui-record-hunger'), mostOf(view.seats, (seat) => seat.hunger_wall.row)],
    [t('praga-ui-record-cathedral'), mostOf(view.seats, (seat) => seat.cathedral.row)],
    [t('praga-ui-record-walls'), mostOf(view.seats, walls)],
    [t('praga-ui-record-upgrades'), mostOf(view.seats, (seat) => seat.upgrades.length)],
    [t('praga-ui-record-once'), mostAtOnce(ledger, causes.final), (n) => t('shell-points', { points: n })],
  ]);
}
