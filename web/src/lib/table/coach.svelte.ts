/** What a coach or a lesson advises: the best lines, which of them is looked at, and a line shown done on the sheet. */
import type { HintLine, View } from '$lib/api/types';
import type { Desk } from './desk.svelte';

/** Milliseconds for which each step of an advised line is shown, and its end. */
const STEP_SHOWN = 1100;
const END_SHOWN = 2200;

/** The lines, the one that is chosen, and the one that is pointed at. */
export interface Advice {
  readonly lines: readonly HintLine[];
  readonly chosen: number;
  readonly pointed: number | null;
}

export class Coach {
  /** What was advised, until the position changes. */
  advice = $state.raw<Advice | null>(null);
  /** Whether an answer is awaited. */
  asked = $state(false);
  /** What a lesson shows, in notation, until the position changes. */
  suggested = $state.raw<readonly string[] | null>(null);
  /** How many steps of the chosen line are shown done on the sheet; null while the table is shown as it is. */
  showing = $state<number | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #desk: Desk;
  readonly #position: () => string;

  /** `position` changes whenever the position on the sheet does. */
  constructor(desk: Desk, position: () => string) {
    this.#desk = desk;
    this.#position = position;
  }

  get #line(): HintLine | null {
    const { advice } = this;
    return advice?.lines[advice.pointed ?? advice.chosen] ?? null;
  }
  /** The line that is looked at, in notation; boards draw it as a ghost. */
  get hint(): readonly string[] | null {
    return this.showing === null ? (this.#line?.actions ?? this.suggested) : null;
  }
  /** The steps of that line, each with its position. */
  get steps(): HintLine['steps'] {
    return this.showing === null ? (this.#line?.steps ?? []) : [];
  }
  /** The position that is shown in the place of the table's. */
  get shown(): View | null {
    const { showing } = this;
    const line = this.#line;
    if (showing === null || !line) return null;
    return line.steps[showing]?.view ?? line.after;
  }

  async ask(): Promise<void> {
    if (this.asked) return;
    const position = this.#position();
    this.asked = true;
    await this.#desk.attempt(async () => {
      const { lines } = await this.#desk.api.hint(this.#desk.id, this.#desk.speaking);
      if (position === this.#position()) this.advice = { lines, chosen: 0, pointed: null };
    });
    this.asked = false;
  }

  suggest(actions: readonly string[] | null): void {
    this.suggested = actions;
  }

  choose(index: number): void {
    this.stop();
    if (this.advice) this.advice = { ...this.advice, chosen: index, pointed: null };
  }

  point(index: number | null): void {
    if (this.advice && this.showing === null && this.advice.pointed !== index) this.advice = { ...this.advice, pointed: index };
  }

  drop(): void {
    this.stop();
    this.advice = null;
    this.suggested = null;
  }

  /** Shows the chosen line done on the sheet, step by step, then the table as it is again; the same call ends it at once. */
  show(): void {
    if (this.showing !== null) return this.stop();
    if (!this.advice) return;
    this.advice = { ...this.advice, pointed: null };
    this.#show(1);
  }

  #show(step: number): void {
    const steps = this.#line?.steps.length ?? 0;
    if (step > steps) return this.stop();
    this.showing = step;
    this.#timer = setTimeout(() => this.#show(step + 1), step === steps ? END_SHOWN : STEP_SHOWN);
  }

  /** Shows the table as it is. */
  stop(): void {
    clearTimeout(this.#timer);
    this.showing = null;
  }
}
