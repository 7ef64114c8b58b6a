/** How this browser's own tables are listed: what needs me first, what is over last. */
import type { Table } from '$lib/api/types';
import { withOthers } from '$lib/bell/others';

export interface Listed {
  /**
   * Those where a seat of mine is to decide, the soonest to end first, or a bot plays for me, then those that have ended
   * unseen, then those that run, then those that wait for people, then those that cannot go on.
   */
  readonly going: readonly Table[];
  readonly over: readonly Table[];
  /** At how many of them a seat of mine is to decide. */
  readonly waiting: number;
}

const goesOn = (table: Table): boolean => table.state === 'running' && !table.frozen;

/** Whether the game stands still until a seat of this browser decides. */
export const waitsForMe = (table: Table): boolean => goesOn(table) && table.turn !== null && table.you.includes(table.turn);

/** Whether other people wait there for a seat of this browser. */
export const keepsWaiting = (table: Table): boolean => waitsForMe(table) && withOthers(table);

/** Whether a bot plays at a seat that is mine to take back. */
export const playedForMe = (table: Table): boolean => goesOn(table) && table.lost.length > 0;

/** Whether I had better look at it. */
export const needsMe = (table: Table): boolean => waitsForMe(table) || playedForMe(table);

/** When my time is over at a table that waits for me. */
const ends = (table: Table): number => (waitsForMe(table) && table.deadline !== null ? new Date(table.deadline).getTime() : Number.POSITIVE_INFINITY);

const rank = (table: Table): number => (needsMe(table) ? 0 : table.state === 'over' ? 1 : table.frozen ? 4 : table.state === 'running' ? 2 : 3);
const when = (table: Table): number => new Date(table.updated).getTime();

/** Returns how tables are listed; `isNews` says of one that is over whether this is news here. */
export function listed(tables: readonly Table[], isNews: (table: Table) => boolean = () => false): Listed {
  const newest = [...tables].sort((a, b) => when(b) - when(a));
  const going = newest
    .filter((table) => table.state !== 'over' || isNews(table))
    .sort((a, b) => rank(a) - rank(b) || (ends(a) === ends(b) ? 0 : ends(a) - ends(b)));
  return { going, over: newest.filter((table) => !going.includes(table)), waiting: going.filter(waitsForMe).length };
}

const UNITS: readonly (readonly ['day' | 'hour' | 'minute', number])[] = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
];

/** How long I still have where my time runs, in the largest unit of which there are two: "3 days", "90 minutes"; else null. */
export function left(table: Table, now: number, lang: string): string | null {
  const until = ends(table);
  if (until === Number.POSITIVE_INFINITY) return null;
  const seconds = Math.max(0, (until - now) / 1000);
  const [unit, size] = UNITS.find(([, size]) => seconds >= 2 * size) ?? UNITS.at(-1)!;
  const words = new Intl.NumberFormat(lang, { style: 'unit', unit, unitDisplay: 'long' }).format(Math.floor(seconds / size));
  return lang === 'ja' ? words.replace(/\s/gu, '') : words;
}

/** How long ago something was, in words of a language: "5 minutes ago", "now". */
export function ago(moment: string | number, now: number, lang: string): string {
  const seconds = Math.max(0, (now - new Date(moment).getTime()) / 1000);
  const found = UNITS.find(([, size]) => seconds >= size);
  if (!found) return new Intl.RelativeTimeFormat(lang, { numeric: 'auto' }).format(0, 'second');
  return new Intl.RelativeTimeFormat(lang).format(-Math.floor(seconds / found[1]), found[0]);
}
