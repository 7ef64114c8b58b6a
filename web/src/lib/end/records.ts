/** Finding what stands out in a finished game. */
import type { LedgerEntry } from '$lib/api/types';
import type { GameRecord } from '$lib/games/types';

type Best = Pick<GameRecord, 'seats' | 'ply'> & { readonly most: number };

/** The seats that have most of something, and how much; null where nobody has any. */
export function mostOf<S>(seats: readonly S[], count: (seat: S, number: number) => number): Best | null {
  const counts = seats.map(count);
  const most = Math.max(0, ...counts);
  return most > 0 ? { most, seats: counts.flatMap((n, seat) => (n === most ? [seat] : [])) } : null;
}

/** The entry that is greatest by some measure, and everybody who shares its ply and its measure. */
export function greatest(ledger: readonly LedgerEntry[], causes: readonly string[], measure: (entry: LedgerEntry) => number): Best | null {
  const found = ledger.filter((entry) => causes.includes(entry.cause));
  const most = Math.max(0, ...found.map(measure));
  const first = found.find((entry) => measure(entry) === most);
  if (!first || most === 0) return null;
  const same = found.filter((entry) => entry.ply === first.ply && entry.cause === first.cause && measure(entry) === most);
  return { most, seats: [...new Set(same.map(({ seat }) => seat))].sort((a, b) => a - b), ply: first.ply };
}

/** The most points that a seat made with one action; what is counted at the end is left out. */
export function mostAtOnce(ledger: readonly LedgerEntry[], final: readonly string[]): Best | null {
  const last = Math.max(0, ...ledger.map(({ ply }) => ply));
  const sums = new Map<string, { points: number; seat: number; ply: number }>();
  for (const { ply, seat, points, cause } of ledger) {
    if (final.includes(cause) || ply === last) continue;
    const sum = sums.get(`${ply} ${seat}`) ?? { points: 0, seat, ply };
    sums.set(`${ply} ${seat}`, { ...sum, points: sum.points + points });
  }
  const best = [...sums.values()].reduce((most, one) => (one.points > most.points ? one : most), { points: 0, seat: 0, ply: 0 });
  return best.points > 0 ? { most: best.points, seats: [best.seat], ply: best.ply } : null;
}

/** The sum of some causes by seat. */
export const sumOf = (ledger: readonly LedgerEntry[], causes: readonly string[], seat: number): number =>
  ledger.reduce((sum, entry) => (entry.seat === seat && causes.includes(entry.cause) ? sum + entry.points : sum), 0);

/** Lists the records that there are. */
export const listed = (all: readonly (readonly [title: string, best: Best | null, say?: (n: number) => string])[]): GameRecord[] =>
  all.flatMap(([title, best, say = String]) =>
    best ? [{ title, value: say(best.most), seats: best.seats, ...(best.ply !== undefined && { ply: best.ply }) }] : [],
  );
