/** The final count as it runs: one step after the other, until it is over or somebody has seen enough. */
import { TERMINAL, type LedgerEntry, type StoryEntry, type View } from '$lib/api/types';
import type { Counting } from '$lib/games/types';
import { countSteps, scoresBefore, type Causes, type CountStep } from './steps';

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
  readonly causes: Causes;
  /** Tells the board what is counted now. */
  readonly show: (counting: Counting | null) => void;
  /** What times are multiplied by: 1 is calm, 0 at once. */
  readonly pace: () => number;
}

export class Count {
  steps = $state.raw<readonly CountStep[]>([]);
  /** How many steps are counted; the last of them is the one that is shown. */
  done = $state(0);
  /** `due`: the game is over, but its last action is still being told. */
  #state = $state<'none' | 'due' | 'shown'>('none');
  readonly #options: CountOptions;
  #before: Moment | null = null;
  /** The ledger that is counted; the same may come once more. */
  #ledger: readonly LedgerEntry[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(options: CountOptions) {
    this.#options = options;
  }

  get running(): boolean {
    return this.#state !== 'none';
  }
  /** Whether it is on the board. */
  get shown(): boolean {
    return this.#state === 'shown';
  }
  /** The step that is counted now. */
  get step(): CountStep | null {
    return this.shown ? (this.steps[this.done - 1] ?? null) : null;
  }
  /** Scores without what has yet to be counted. */
  held(scores: readonly number[]): readonly number[] {
    return this.running ? scoresBefore(scores, this.steps.slice(this.done)) : scores;
  }
  /** The ledger without what has yet to be counted. */
  heldLedger(ledger: readonly LedgerEntry[]): readonly LedgerEntry[] {
    const later = this.steps.slice(this.done).flatMap(({ entries }) => entries);
    return this.running ? this.#ledger.filter((entry) => !later.includes(entry)) : ledger;
  }
  /** How many sentences of a story may be read: those of the last action, which tell the count too, follow when it is over. */
  open(story: readonly StoryEntry[]): number {
    const first = this.running ? story.findIndex(({ ply }) => ply === this.#ledger.at(-1)!.ply) : -1;
    return first < 0 ? story.length : first;
  }

  /** Takes notice of what is shown; counts if the game has just ended under somebody's eyes, once its end is `told`. */
  follow(now: Moment, told: boolean): void {
    const before = this.#before;
    this.#before = now;
    if (now.view.current !== TERMINAL) {
      if (this.steps.length > 0) this.#end([]);
      return;
    }
    if (before && before.view.current !== TERMINAL) this.#prepare(before, now);
    if (this.#state !== 'due' || !told) return;
    this.#state = 'shown';
    this.#next(this.#time / 2);
  }

  /** Ends the count: everything is counted at once. */
  skip(): void {
    if (this.running) this.#end(this.steps);
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  #prepare(before: Moment, now: Moment): void {
    this.steps = countSteps(now.ledger, before.ledger.length, now.view.ply - 1, this.#options.causes);
    this.done = 0;
    this.#ledger = now.ledger;
    if (this.steps.length > 0 && this.#options.pace() > 0 && !document.hidden) this.#state = 'due';
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
    this.#state = 'none';
    this.#options.show(null);
  }
}
