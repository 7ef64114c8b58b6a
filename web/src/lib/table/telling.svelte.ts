/**
 * The queue of what is told. Positions come in as fast as the others play; each is shown as a step of its own, and the
 * next one waits until everything that happened in it has had its time.
 */
import { flushSync } from 'svelte';
import type { GameModule, Happening } from '$lib/games/types';
import type { SoundName } from '$lib/state/strikes';
import { Timers } from './timers';
import { pointsOf, stepOf, type Shown, type Step } from './told';

/** `turn`: after what is told already; `once`: at once, what happened is told on the new position; `silent`: only marked. */
export type How = 'turn' | 'once' | 'silent';

/** Where happenings are seen: the layer over the page. */
export interface Stage {
  /** Before the position changes: notes where everything lies that is about to leave. */
  depart(step: Step): void;
  /** After it has changed: hides what has yet to arrive. */
  await(step: Step): void;
  /** Shows one happening for so many milliseconds; when still, by marks alone. */
  show(happening: Happening, ms: number, step: Step, still: boolean): void;
  /** Ends whatever still flies. */
  clear(): void;
}

export interface TellingOptions<S extends Shown> {
  /** What times are multiplied by; 0 shows marks instead of motion. */
  readonly pace: () => number;
  readonly sound?: (name: SoundName) => void;
  /** A step is on the sheet: its position is shown, whether it is told or not. */
  readonly passed?: (step: Step<S>, how: How) => void;
  /** Everything has been told. */
  readonly settled?: () => void;
}

/** Milliseconds: when more than this waits it is told at double pace, and no step takes longer. */
export const LONG = 10_000;
/** Milliseconds for which a step of the past is on the sheet at least. */
const LOOK = 800;
/** Milliseconds after which no frame is waited for: a page that nobody sees makes none. */
const LATEST = 100;
/** When points arrive, as a part of a happening's time. */
export const ARRIVES = 0.82;

const timeOf = (steps: readonly Step[]): number => steps.reduce((sum, step) => sum + step.time, 0);

/** A step of the past stays long enough to be seen even if nothing is told of it. */
function lasting<S extends Shown>(step: Step<S>): Step<S> {
  if (step.time >= LOOK) return { ...step, past: true };
  return { ...step, past: true, time: LOOK, happenings: [...step.happenings, { time: LOOK - step.time }] };
}

export class Telling<S extends Shown> {
  shown = $state.raw<S>()!;
  /** The step that is told now. */
  step = $state.raw<Step<S> | null>(null);
  /** Whether what is told now came in its turn: the deeds of others. */
  #others = $state(false);
  module: Pick<GameModule, 'happened' | 'causes'> | null = null;
  stage: Stage | null = null;
  #waiting = $state.raw<readonly Step<S>[]>([]);
  /** Points by seat that have not arrived yet. */
  #owed = $state.raw<readonly number[]>([]);
  #pace = 1;
  #frame = 0;
  #frameless: ReturnType<typeof setTimeout> | undefined;
  readonly #timers = new Timers();
  #listeners: (() => void)[] = [];
  #settled = true;
  /** Whether the table has been left: what was on its way then is not told. */
  #left = false;
  readonly #options: TellingOptions<S>;

  constructor(shown: S, options: TellingOptions<S>) {
    this.shown = shown;
    this.#options = options;
  }

  /** The last position that came in. */
  get newest(): S {
    return this.#waiting.at(-1)?.after ?? this.shown;
  }
  /** Whether the position on the sheet is the last one. */
  get caughtUp(): boolean {
    return this.#waiting.length === 0;
  }
  get idle(): boolean {
    return this.step === null && this.caughtUp;
  }
  /** Whether the past is told once more. */
  get again(): boolean {
    return this.step?.past === true;
  }
  /** Whether somebody waits for what others have done to be told. */
  get awaited(): boolean {
    return !this.caughtUp || this.#others;
  }
  /** What times are multiplied by now: less than is set where more waits than can be told. */
  get pace(): number {
    return this.step ? this.#pace : this.#options.pace();
  }
  /** The scores as far as their points have arrived. */
  get scores(): readonly number[] {
    return this.shown.view.scores.map((score, seat) => score - (this.#owed[seat] ?? 0));
  }

  /** Takes the next position. */
  take(next: S, how: How): void {
    if (this.#left) return;
    this.#settled = false;
    if (how === 'turn' && !this.idle && !this.#unseen && this.#options.pace() > 0) {
      this.#queue(next);
      return;
    }
    this.#pass();
    const step = stepOf(this.shown, next, this.module);
    if (how === 'silent' || this.#unseen) this.#show(step, 'silent');
    else this.#begin(step, how);
    if (this.idle) this.#settle();
  }

  /** Puts another account of the last position in its place. */
  amend(next: S): void {
    const last = this.#waiting.at(-1);
    if (last) this.#waiting = [...this.#waiting.slice(0, -1), { ...last, after: next }];
    else this.shown = next;
  }

  /** Tells positions of the past once more; the last of them is the present one. */
  watch(past: readonly S[]): void {
    this.skip();
    const [first, ...rest] = past;
    if (!first || rest.length === 0 || this.#left) return;
    this.#settled = false;
    this.shown = first;
    this.#waiting = rest.map((after, i) => lasting(stepOf(past[i]!, after, this.module)));
    this.#next();
  }

  /** Ends what is told and shows the present position. */
  skip(): void {
    if (this.idle) return;
    this.#pass();
    this.#settle();
  }

  /** Resolves once everything has been told. */
  over(): Promise<void> {
    return this.idle ? Promise.resolve() : new Promise((resolve) => this.#listeners.push(resolve));
  }

  destroy(): void {
    this.#left = true;
    this.#end();
    this.#waiting = [];
    this.stage = null;
  }

  get #unseen(): boolean {
    return typeof document !== 'undefined' && document.hidden;
  }

  /** Lets a position wait. What cannot be told within twice the longest time is told as one step. */
  #queue(next: S): void {
    this.#waiting = [...this.#waiting, stepOf(this.newest, next, this.module)];
    const fresh = this.#waiting.filter((step) => !step.past);
    if (timeOf(fresh) * this.#options.pace() <= 2 * LONG) return;
    this.#waiting = [...this.#waiting.filter((step) => step.past), stepOf(fresh[0]!.before, next, this.module)];
  }

  /** Ends what is told; what waits is marked and not told. */
  #pass(): void {
    this.#end();
    const rest = this.#waiting;
    this.#waiting = [];
    for (const step of rest) this.#show(step, 'silent');
  }

  #show(step: Step<S>, how: How): void {
    this.shown = step.after;
    if (!step.past) this.#options.passed?.(step, how);
  }

  #begin(step: Step<S>, how: How): void {
    const set = this.#options.pace();
    const still = set === 0;
    if (still && !step.past) {
      this.#mark(step, how);
      return;
    }
    if (!still) this.#see((stage) => stage.depart(step));
    this.step = step;
    this.#others = how === 'turn';
    this.#owed = still ? [] : pointsOf(step);
    this.#pace = (set || 1) * Math.min(1, LONG / step.time) * (this.#late(step) ? 0.5 : 1);
    this.#show(step, how);
    flushSync();
    // where things fly to is known once they lie there
    this.#withFrame(() => {
      if (!still) this.#see((stage) => stage.await(step));
      this.#tell(0, still);
    });
  }

  /** Does something within the frame that draws the position: to look where things lie costs nothing more there. */
  #withFrame(act: () => void): void {
    if (!this.stage) {
      act();
      return;
    }
    const once = (): void => {
      this.#endFrame();
      act();
    };
    this.#frameless = setTimeout(once, LATEST);
    this.#frame = requestAnimationFrame(once);
  }
  #endFrame(): void {
    cancelAnimationFrame(this.#frame);
    clearTimeout(this.#frameless);
  }

  /** A mistake in what is seen is reported, and the telling goes on. */
  #see(act: (stage: Stage) => void): void {
    try {
      if (this.stage) act(this.stage);
    } catch (error) {
      reportError(error);
    }
  }

  #late(step: Step<S>): boolean {
    return !step.past && timeOf([step, ...this.#waiting]) * this.#options.pace() > LONG;
  }

  /** Shows a step without motion. */
  #mark(step: Step<S>, how: How): void {
    this.#show(step, how);
    flushSync();
    for (const one of step.happenings) this.#see((stage) => stage.show(one, 0, step, true));
    const sounds = step.happenings.flatMap((one) => one.sound ?? []);
    const sound = sounds.find((one) => one === 'score') ?? sounds.at(-1);
    if (sound) this.#options.sound?.(sound);
  }

  /** Tells the happenings of a step from one on, then the next step. */
  #tell(index: number, still: boolean): void {
    const step = this.step!;
    for (let i = index; i < step.happenings.length; i++) {
      const one = step.happenings[i]!;
      const ms = one.time * this.#pace;
      if (one.sound) this.#options.sound?.(one.sound);
      this.#see((stage) => stage.show(one, ms, step, still));
      if (ms === 0) continue;
      if (one.gains && !still) this.#timers.after(ms * ARRIVES, () => this.#arrive(one, ms * (1 - ARRIVES)));
      this.#timers.after(ms, () => this.#tell(i + 1, still));
      return;
    }
    this.#end();
    this.#next();
  }

  #next(): void {
    while (this.step === null) {
      const [step, ...rest] = this.#waiting;
      if (!step) return this.#settle();
      this.#waiting = rest;
      this.#begin(step, 'turn');
    }
  }

  /** Counts points up within the time that is left. */
  #arrive(happening: Happening, ms: number): void {
    const gains = happening.gains ?? [];
    const ticks = Math.min(8, Math.max(1, ...gains.map((gain) => Math.abs(gain.points))));
    const step = this.step!;
    const counted = pointsOf(step);
    const from = this.#owed;
    for (let tick = 1; tick <= ticks; tick++)
      this.#timers.after((ms * (tick - 1)) / ticks, () => {
        this.#owed = from.map((owed, seat) => {
          if (counted[seat] === 0) return owed;
          const sum = gains.filter((gain) => gain.seat === seat).reduce((total, gain) => total + gain.points, 0);
          return owed - Math.round((sum * tick) / ticks);
        });
      });
  }

  /** Ends the step that is told. */
  #end(): void {
    this.#timers.clear();
    this.#endFrame();
    this.#see((stage) => stage.clear());
    this.step = null;
    this.#others = false;
    this.#owed = [];
  }

  #settle(): void {
    if (this.#settled) return;
    this.#settled = true;
    this.#options.settled?.();
    const listeners = this.#listeners;
    this.#listeners = [];
    for (const listener of listeners) listener();
  }
}
