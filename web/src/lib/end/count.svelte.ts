/** The final count as it runs: one step after the other, until it is over or somebody has seen enough. */
import { TERMINAL, type LedgerEntry, type View } from '$lib/api/types';
import type { Counting } from '$lib/games/types';
import { countSteps, scoresBefore, type CountStep } from './steps';

/** Milliseconds for a step at the calm pace, and for all of them together. */
const STEP = 1500;
const LEAST = 600;
const ALL = 18_000;

/** What a table shows of a game at one moment. */
export interface Moment {
  readonly view: View;
  readonly ledger: readonly LedgerEntry[];
}

export interface CountOptions {
  readonly final: readonly string[];
  /** Tells the board what is counted now. */
  readonly show: (counting: Counting | null) => void;
  /** How long things take: 1 is calm, 0 at once. */
  readonly pace: () => number;
}

export class Count {
  steps = $state.raw<readonly CountStep[]>([]);
  /** How many steps are counted; the last of them is the one that is shown. */
  done = $state(0);
  running = $state(false);
  readonly #options: CountOptions;
  #final: readonly number[] = [];
  #before: Moment | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(options: CountOptions) {
    this.#options = options;
  }

  /** The step that is counted now. */
  get step(): CountStep | null {
    return this.running ? (this.steps[this.done - 1] ?? null) : null;
  }
  /** The scores so far; null while nothing is counted. */
  get scores(): readonly number[] | null {
    return this.running ? scoresBefore(this.#final, this.steps.slice(this.done)) : null;
  }

  /** Takes notice of what is shown; counts if the game has just ended under somebody's eyes. */
  follow(now: Moment): void {
    const before = this.#before;
    this.#before = now;
    if (now.view.current !== TERMINAL) {
      if (this.steps.length > 0) this.#end([]);
      return;
    }
    if (!before || before.view.current === TERMINAL) return;
    this.steps = countSteps(now.ledger, before.ledger.length, now.view.ply - 1, this.#options.final);
    this.#final = now.view.scores;
    this.done = 0;
    if (this.steps.length === 0 || this.#options.pace() === 0 || document.hidden) return;
    this.running = true;
    this.#next(this.#time / 2);
  }

  /** Ends the count: everything is counted at once. */
  skip(): void {
    if (this.running) this.#end(this.steps);
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  get #time(): number {
    return Math.max(LEAST, Math.min(STEP, ALL / this.steps.length)) * this.#options.pace();
  }

  #next(wait: number): void {
    this.#timer = setTimeout(() => {
      const step = this.steps[this.done];
      if (!step) {
        this.#end(this.steps);
        return;
      }
      this.done++;
      this.#options.show({ cause: step.cause, entries: step.entries });
      this.#next(this.#time);
    }, wait);
  }

  #end(steps: readonly CountStep[]): void {
    clearTimeout(this.#timer);
    this.steps = steps;
    this.done = steps.length;
    this.running = false;
    this.#options.show(null);
  }
}
