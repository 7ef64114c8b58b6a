/**
 * What has just happened, each thing for its own time: the next position neither ends it nor starts it anew.
 *
 * A tile is compared with the position before it only once its figure is settled, since that is when it is scored. What was
 * completed glows in the order, and at the moment, in which the queue of happenings tells it.
 */
import type { LedgerEntry } from '$lib/api/types';
import { Timers } from '$lib/table/timers';
import { laidSince, TIMES } from './laid';
import { happening } from './story';
import { cellKey, type CarcassonneView, type Feature, type Meeple } from './view';

/** How long a completed feature glows, in milliseconds at the calm pace; the drawings' own time is in their style. */
export const LIFE = TIMES.done;

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
  /** Tiles that are still on their way to their cell. */
  #coming = $state.raw<ReadonlySet<string>>(new Set());
  #before: CarcassonneView | null = null;
  #seen: CarcassonneView | null = null;
  #count = 0;
  readonly #timers = new Timers();

  readonly completed = $derived.by(() => this.#alive.flatMap((one) => one.completed));
  readonly home = $derived.by(() => this.#alive.flatMap((one) => one.home));
  get coming(): ReadonlySet<string> {
    return this.#coming;
  }

  /** Takes the next position; returns whether something was completed. `own` are seats whose tiles lay there as ghosts. */
  see(next: CarcassonneView, ledger: readonly LedgerEntry[], tempo = 1, own: readonly number[] = []): boolean {
    const before = this.#before;
    if (before === next) return false;
    const seen = this.#seen;
    this.#seen = next;
    if (!before || next.ply < before.ply) {
      this.clear();
      this.#before = next;
      return false;
    }
    const laid = seen && next.ply > seen.ply ? laidSince(seen, next) : [];
    this.#bring(
      laid.filter((tile) => !own.includes(tile.seat!)).map((tile) => cellKey(tile.x, tile.y)),
      tempo,
    );
    if (next.phase === 'meeple') return false;
    this.#before = next;
    const found = happening(before, next, ledger);
    const ahead =
      laid.length * TIMES.tile + next.meeples.filter((m) => !seen?.meeples.some((o) => cellKey(o.x, o.y) === cellKey(m.x, m.y))).length * TIMES.figure;
    this.#tell(found, ahead, tempo);
    return found.completed.length > 0;
  }

  /** Goes on from a position without telling how it came about. */
  skip(next: CarcassonneView): void {
    this.clear();
    this.#before = this.#seen = next;
  }

  #bring(cells: readonly string[], tempo: number): void {
    if (cells.length === 0) return;
    this.#coming = new Set([...this.#coming, ...cells]);
    // as long as the flight takes
    this.#after(TIMES.tile * 0.82 * tempo, () => (this.#coming = new Set([...this.#coming].filter((cell) => !cells.includes(cell)))));
  }

  #tell(found: ReturnType<typeof happening>, ahead: number, tempo: number): void {
    const round = ++this.#count;
    let at = ahead * tempo;
    found.completed.forEach((one, i) => {
      const on = (m: Meeple): boolean => one.feature.segments.some(([x, y, s]) => x === m.x && y === m.y && s === m.segment);
      const alive: Alive = {
        completed: [{ ...one, id: `${round}.${i}` }],
        home: found.home.filter(on).map((meeple, k) => ({ id: `${round}.${i}.${k}`, meeple })),
      };
      this.#after(at, () => this.#show(alive, LIFE * tempo));
      at += (one.seats.length > 0 ? TIMES.done : TIMES.figure) * tempo;
    });
  }

  #show(one: Alive, life: number): void {
    this.#alive = [...this.#alive, one];
    this.#after(life, () => (this.#alive = this.#alive.filter((other) => other !== one)));
  }

  #after(ms: number, act: () => void): void {
    if (ms <= 0) act();
    else this.#timers.after(ms, act);
  }

  /** Ends everything at once; for a game wound back, and for a board that goes away. */
  clear(): void {
    this.#timers.clear();
    if (this.#alive.length > 0) this.#alive = [];
    if (this.#coming.size > 0) this.#coming = new Set();
  }
}
