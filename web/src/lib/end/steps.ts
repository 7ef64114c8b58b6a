/** The final count cut into steps: cause by cause, and seat by seat within it. */
import type { LedgerEntry } from '$lib/api/types';

export interface CountStep {
  readonly cause: string;
  readonly seat: number;
  readonly points: number;
  readonly entries: readonly LedgerEntry[];
}

/** The rows of a game's ledger. */
export interface Causes {
  readonly settled: readonly string[];
  readonly final: readonly string[];
}

/**
 * What is counted when a game ends: of the entries that are new since `told`, those of the causes that are counted only
 * at the end, in their order, after whatever else came with the last ply. What is settled during the game is told as
 * it happens, at the last ply too.
 */
export function countSteps(ledger: readonly LedgerEntry[], told: number, last: number, { settled, final }: Causes): CountStep[] {
  const ends = ({ ply, cause }: LedgerEntry): boolean => final.includes(cause) || (ply === last && !settled.includes(cause));
  const fresh = ledger.slice(told).filter(ends);
  const came = [...new Set(fresh.map((entry) => entry.cause))];
  const causes = [...came.filter((cause) => !final.includes(cause)), ...final.filter((cause) => came.includes(cause))];
  return causes.flatMap((cause) => {
    const entries = fresh.filter((entry) => entry.cause === cause);
    const seats = [...new Set(entries.map((entry) => entry.seat))].sort((a, b) => a - b);
    return seats.map((seat) => {
      const own = entries.filter((entry) => entry.seat === seat);
      return { cause, seat, points: sum(own), entries: own };
    });
  });
}

/** The steps of a game that has ended already, as far as they can be told from its ledger alone. */
export const stepsOfLedger = (ledger: readonly LedgerEntry[], causes: Causes): CountStep[] => countSteps(ledger, 0, Number.NaN, causes);

/** The scores before some steps were counted. */
export const scoresBefore = (scores: readonly number[], steps: readonly CountStep[]): number[] =>
  scores.map((score, seat) => score - sum(steps.filter((step) => step.seat === seat)));

const sum = (items: readonly { readonly points: number }[]): number => items.reduce((all, { points }) => all + points, 0);
