/** What somebody else points at, told by their browser in notation: a spot, or a tile over a place. */
import { placeKey } from './moves';
import type { Ghost } from './pointing';
import type { PragaView } from './view';

const ONTO = /^onto (\S+) r(\d)$/;

/** The tile in another's hand where it hovers; null where their board is not the one on the sheet. */
export function aimedGhost(text: string | null, view: PragaView, shown: number): Ghost | null {
  const found = ONTO.exec(text ?? '');
  const { tile } = view.asked;
  if (!found || !tile) return null;
  const place = found[1]!;
  if (!placeKey(place).startsWith('city ') && view.current !== shown) return null;
  return { tile, place, r: Number(found[2]), matches: [], turn: () => {} };
}

/** The key of what is pointed at. */
export function aimedKey(text: string | null): string | null {
  const [kind, what = ''] = (text ?? '').split(' ');
  if (!what) return null;
  if (kind === 'onto') return placeKey(what);
  if (kind === 'step' || kind === 'climb') return `grid ${what}`;
  if (kind === 'grow' || kind === 'produce') return `track ${what}`;
  if (kind === 'extra') return `act ${what}`;
  if (kind === 'claim') return `seal ${text!.split(' ').at(-1)}`;
  return text!.split(' ').slice(0, 2).join(' ');
}
