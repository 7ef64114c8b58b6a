/**
 * What has just happened, each thing for its own time: the next position neither ends it nor starts it anew.
 *
 * A tile is compared with the position before it only once its figure is settled, since that is when it is scored.
 */
import type { LedgerEntry } from '$lib/api/types';
import { happening } from './story';
import type { CarcassonneView, Feature, Meeple } from './view';

/** How long a completed feature glows and its keystone flies, in milliseconds; the drawings' own time is in their style. */
export const LIFE = 1900;

export interface Completed {
  readonly id: string;
  readonly feature: Feature;
  readonly points: number;
  readonly seats: readonly number[];
}
export interface Leaving {
  readonly id: string;
  readonly meeple: Meeple;
}
interface Alive {
  readonly completed: readonly Completed[];
  readonly home: readonly Leaving[];
}

export class Happenings {
  #alive = $state.raw<readonly Alive[]>([]);
  #before: CarcassonneView | null = null;
  #count = 0;
  readonly #timers = new Set<ReturnType<typeof setTimeout>>();

  readonly completed = $derived.by(() => this.#alive.flatMap((one) => one.completed));
  readonly home = $derived.by(() => this.#alive.flatMap((one) => one.home));

  /** Takes the next position; returns whether something was completed. */
  see(next: CarcassonneView, ledger: readonly LedgerEntry[]): boolean {
    const before = this.#before;
    if (before === next) return false;
    if (!before || next.ply < before.ply) {
      this.clear();
      this.#before = next;
      return false;
    }
    if (next.phase === 'meeple') return false;
    this.#before = next;
    const found = happening(before, next, ledger);
    if (found.completed.length + found.home.length > 0) this.#show(found);
    return found.completed.length > 0;
  }

  /** Goes on from a position without telling how it came about. */
  skip(next: CarcassonneView): void {
    this.clear();
    this.#before = next;
  }

  #show(found: ReturnType<typeof happening>): void {
    const round = ++this.#count;
    const one: Alive = {
      completed: found.completed.map((c) => ({ ...c, id: `${round}.${c.feature.id}` })),
      home: found.home.map((meeple, i) => ({ id: `${round}.${i}`, meeple })),
    };
    this.#alive = [...this.#alive, one];
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      this.#alive = this.#alive.filter((other) => other !== one);
    }, LIFE);
    this.#timers.add(timer);
  }

  /** Ends everything at once; for a game wound back, and for a board that goes away. */
  clear(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
    if (this.#alive.length > 0) this.#alive = [];
  }
}
