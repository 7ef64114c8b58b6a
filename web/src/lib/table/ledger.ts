/** Points by cause and seat. */
import type { LedgerEntry } from '$lib/api/types';

export interface LedgerRow {
  readonly cause: string;
  readonly points: readonly number[];
}

/** The game's own causes in order (final ones once the game is over), then any other that gave points. */
export function ledgerRows(
  ledger: readonly LedgerEntry[],
  players: number,
  causes: { readonly settled: readonly string[]; readonly final: readonly string[] },
  over: boolean,
): LedgerRow[] {
  const sums = new Map<string, number[]>();
  for (const entry of ledger) {
    const row = sums.get(entry.cause) ?? new Array<number>(players).fill(0);
    row[entry.seat] = (row[entry.seat] ?? 0) + entry.points;
    sums.set(entry.cause, row);
  }
  const known = [...causes.settled, ...(over ? causes.final : causes.final.filter((cause) => sums.has(cause)))];
  const others = [...sums.keys()].filter((cause) => !known.includes(cause));
  return [...known, ...others].map((cause) => ({ cause, points: sums.get(cause) ?? new Array<number>(players).fill(0) }));
}
