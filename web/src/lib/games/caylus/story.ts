/** Where on the sheet an entry of the log happened, and where the last move was made. */
import type { LedgerEntry, StoryEntry } from '$lib/api/types';
import type { Sketch } from '../types';
import { placeSpot, specialId } from './moves';
import { bargeSketch, buildingSketch, bustSketch, crownSketch, sectionSketch } from './sketches';
import { CASTLE, type SectionName } from './tables';
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

/** What happens to a seat without its doing, or in the wake of what it did. */
const BY_ITSELF = /-log-(visitor|idle|unused|bonus|section-.+|favour-.+)$/;

/** Where the last deed of a player was done in this turn. */
export function lastSpot(story: readonly StoryEntry[], view: CaylusView): string | null {
  for (let i = story.length - 1; i >= 0; i--) {
    const e = story[i]!;
    if (e.ply >= view.ply) continue;
    if (e.turn !== view.turn) return null;
    const spot = e.seat === null || BY_ITSELF.test(e.key) ? null : spotTold(e);
    if (spot !== null) return spot;
  }
  return null;
}

/** What an entry of the log speaks of: a building, a special building, a part of the castle, one of the two men. */
export function sketch(entry: StoryEntry): Sketch | null {
  const a = entry.args;
  if (typeof a.building === 'string') return buildingSketch(a.building);
  if (typeof a.place === 'string' && a.place !== 'road' && a.place !== 'castle') return buildingSketch(specialId(a.place));
  if (a.place === 'castle') return sectionSketch('towers');
  if (typeof a.section === 'string' && a.section in CASTLE) return sectionSketch(a.section as SectionName);
  if (entry.key.endsWith('-log-pass') && typeof a.number === 'number') return bargeSketch(a.number);
  if (entry.key.endsWith('-log-provost')) return bustSketch('provost');
  if (entry.key.endsWith('-log-bailiff')) return bustSketch('bailiff');
  const special = SPECIAL_DEEDS[entry.key.replace('caylus-log-', '')];
  if (special) return buildingSketch(special);
  return typeof a.line === 'string' ? crownSketch : null;
}
const SPECIAL_DEEDS: Readonly<Record<string, string>> = { 'trading-post': 'trading_post', joust: 'joust_field', stables: 'stables', inn: 'inn', gate: 'gate' };
