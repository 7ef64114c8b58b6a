/** Where on the sheet an entry of the log happened, and where the last move was made. */
import type { LedgerEntry, StoryEntry } from '$lib/api/types';
import { placeSpot } from './moves';
import type { CaylusView } from './view';

/** The spot an entry of the log or the ledger is about; null if it is about no place. */
export function spotTold(entry: Pick<StoryEntry | LedgerEntry, 'args'> | null): string | null {
  if (!entry) return null;
  const a = entry.args;
  if (typeof a.place === 'string') return placeSpot(a.place, typeof a.space === 'number' ? a.space : null);
  if (typeof a.space === 'number') return `road:${a.space}`;
  if (typeof a.line === 'string')
    return `favour:${a.line}:${typeof a.column === 'number' && a.column > 0 ? a.column : typeof a.level === 'number' ? a.level : 0}`;
  if (typeof a.to === 'number') return `stone:${a.to}`;
  if (typeof a.section === 'string') return `section:${a.section}`;
  return null;
}

const DEEDS = /-log-(worker|gate|provost|build|residence|lawyer|batch|favour|produce|sell|buy|offer)$/;

/** Where the last deed of a player was done in this turn. */
export function lastSpot(story: readonly StoryEntry[], view: CaylusView): string | null {
  for (let i = story.length - 1; i >= 0; i--) {
    const e = story[i]!;
    if (e.ply >= view.ply) continue;
    if (e.turn !== view.turn) return null;
    if (e.seat !== null && DEEDS.test(e.key)) return spotTold(e);
  }
  return null;
}
