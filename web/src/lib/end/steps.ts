/** The final count cut into steps: cause by cause, and seat by seat within it. */
import type { LedgerEntry } from '$lib/api/types';

export interface CountStep {
  readonly cause: string;
  readonly seat: number;
  readonly points: number;
  readonly entries: readonly LedgerEntry[];
}

/**
 * What is counted when a game ends: of the entries that are new since `told`, those of the last ply and those of the
 * causes that are counted only at the end. What was settled comes first, then the final causes in their order.
 */
export function countSteps(ledger: readonly LedgerEntry[], told: number, last: number, final: readonly string[]): CountStep[] {
  const fresh = ledger.slice(told).filter((entry) => entry.ply === last || final.includes(entry.cause));
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
export const stepsOfLedger = (ledger: readonly LedgerEntry[], final: readonly string[]): CountStep[] =>
  countSteps(
    ledger.filter((entry) => final.includes(entry.cause)),
    0,
    Number.NaN,
    final,
  );

/** The scores before some steps were counted. */
export const scoresBefore = (scores: readonly number[], steps: readonly CountStep[]): number[] =>
  scores.map((score, seat) => score - sum(steps.filter((step) => step.seat === seat)));

const sum = (items: readonly { readonly points: number }[]): number => items.reduce((all, { points }) => all + points, 0);
