/**
 * What a person is about to do: the choice under the hand, the one that is staged, the place that is looked at. It turns
 * this into notation and knows no rule; what is legal comes with the position, what is refused says so itself.
 */
import type { Point } from '$lib/art/pen';
import { asksFirst } from '$lib/table/asking';
import type { GameContext } from '../types';
import { Bundle } from './bundle.svelte';
import { choicesOf, isPlacing, spotOfText, type Choice } from './moves';
import { lastSpot, spotTold } from './story';
import type { CaylusView } from './view';

/** Overlays the board can show. */
export type OverlayName = 'supply';

/** How a special building is called in the notation, where it differs from the table. */
const WORDS: Readonly<Record<string, string>> = { trading_post: 'trading-post', merchants_guild: 'guild', joust_field: 'joust' };

/** How a placement is called in the notation, by what is asked. */
const VERBS: Readonly<Partial<Record<CaylusView['ask'], string>>> = { worker: 'worker', gate: 'move' };

/** Something of one position only: void as soon as the position changes. */
interface Of<T> {
  readonly position: string;
  readonly value: T;
}

export class CaylusHand {
  readonly #context: GameContext<CaylusView>;
  /** Batches or cubes that are given at once. */
  readonly bundle: Bundle;
  #staged = $state.raw<Of<string> | null>(null);
  #hovered = $state.raw<Of<string> | null>(null);
  #cursor = $state.raw<Of<string> | null>(null);
  /** Set by the board: where a spot lies, in drawing units; null where it is not on the sheet. */
  locate: (spot: string) => Point | null = () => null;
  /** Set by the board: brings a spot into view and gives it the keyboard. */
  focusSpot: (spot: string) => void = () => {};
  /** Set by the bar: gives a button of the bar the keyboard. */
  focusButton: (text: string) => void = () => {};

  constructor(context: GameContext<CaylusView>) {
    this.#context = context;
    this.bundle = new Bundle(context);
  }

  #mine<T>(of: Of<T> | null): T | null {
    return of && of.position === this.#context.position ? of.value : null;
  }
  #of = <T>(value: T): Of<T> => ({ position: this.#context.position, value });

  /** Nothing may be pointed at while a move travels. */
  readonly active = $derived.by(() => !this.#context.busy && this.#context.mode !== 'replay' && this.#context.legal.length > 0);
  readonly choices = $derived.by((): readonly Choice[] => (this.active ? choicesOf(this.#context.legal, this.#context.view) : []));
  readonly #byText = $derived.by(() => new Map(this.choices.map((c) => [c.text, c])));
  readonly #bySpot = $derived.by(() => new Map(this.choices.flatMap((c) => (c.spot ? [[c.spot, c] as const] : []))));
  /** True while workers are placed or moved: there are more places than a bar can show. */
  readonly placing = $derived.by(() => this.choices.some(isPlacing));

  /** The choice that `confirm` would send: the staged one, or the only one there is. */
  readonly chosen = $derived.by((): Choice | null => {
    const text = this.#mine(this.#staged);
    if (text !== null) return this.#byText.get(text) ?? null;
    const first = this.bundle.chosen?.actions[0];
    if (first !== undefined) return this.#byText.get(first) ?? null;
    return this.choices.length === 1 ? this.choices[0]! : null;
  });
  /** The choice under the pointer or the keyboard. */
  readonly hovered = $derived.by((): Choice | null => {
    const text = this.#mine(this.#hovered);
    return text === null ? null : (this.#byText.get(text) ?? null);
  });
  /** The choice whose outcome is shown. */
  readonly shown = $derived.by((): Choice | null => this.hovered ?? this.chosen);
  /** The choice that has (or would get) keyboard focus. */
  readonly cursor = $derived.by((): Choice | null => {
    const text = this.#mine(this.#cursor);
    return (text === null ? null : this.#byText.get(text)) ?? this.chosen ?? this.choices[0] ?? null;
  });
  /** The spot an entry of the log under the pointer is about. */
  readonly told = $derived.by(() => spotTold(this.#context.highlight));
  readonly hinted = $derived.by((): Choice | null => this.#byText.get(this.#context.hint?.[0] ?? '') ?? null);
  /** The choice that is drawn on the sheet: the one whose outcome is shown, else what a hint advises. */
  readonly drawn = $derived.by((): Choice | null => this.shown ?? this.hinted);
  readonly last = $derived.by(() => (this.#context.mode === 'play' ? lastSpot(this.#context.snapshot.story, this.#context.view) : null));
  /** The supply lies open when it was asked for, or when something is to be built from it. */
  readonly supplyOpen = $derived.by(() => this.#context.overlay === 'supply' || this.building);
  /** Whether a building is chosen from the supply rather than in the bar, which has room for a few. */
  readonly building = $derived.by(() => this.choices.filter((c) => c.kind === 'build').length > 3);

  readonly aim = $derived.by((): string | null => this.shown?.text ?? null);
  /** What confirming would send, once something was chosen. */
  readonly tried = $derived.by((): readonly string[] => (this.staged && this.chosen ? this.#sent(this.chosen) : []));
  readonly staged = $derived.by(() => this.#mine(this.#staged) !== null || (this.bundle.count > 0 && !this.bundle.whole));
  /** Where whoever is on turn points at, elsewhere. */
  readonly aimed = $derived.by(() => (this.#context.hovered ? spotOfText(this.#context.hovered, this.#context.view) : null));
  /** Whether nothing is left but to pass: that needs no click. */
  readonly forced = $derived.by(() => this.#context.mode === 'play' && this.choices.length === 1 && this.choices[0]!.kind === 'pass');
  readonly ready = $derived.by(() => this.active && this.chosen !== null);

  /** The choice that a spot stands for, if it may be pointed at now. */
  at(spot: string): Choice | null {
    return this.#bySpot.get(spot) ?? null;
  }

  hover(choice: Choice | null): void {
    this.#hovered = choice ? this.#of(choice.text) : null;
  }

  /** The choice that the keyboard was put on, in notation; null where it has not been moved yet. */
  get pointed(): string | null {
    return this.#mine(this.#cursor);
  }

  moveCursor(choice: Choice): void {
    this.#cursor = this.#of(choice.text);
  }

  /** Choose: stage it; chosen again, or where nobody wants to be asked first, it is played. */
  async pick(text: string): Promise<void> {
    const choice = this.#byText.get(text);
    if (!choice) return;
    this.#cursor = this.#of(text);
    const again = this.#mine(this.#staged) === text;
    this.#staged = this.#of(text);
    if (again) return this.confirm();
    // at once goes what its button says, and nothing that was proposed after it
    if (this.#context.settings.asks === 'never') return void (await this.#context.submit([text]));
    this.#context.sound(choice.kind === 'worker' || choice.kind === 'move' ? 'figure' : 'lay');
    // of batches and cubes more may follow, so that they wait
    if (choice.kind === 'batch' || choice.kind === 'pay') {
      await this.bundle.start(text);
      return;
    }
    this.bundle.take(0);
    if (!(await asksFirst(this.#context, [text])) && this.#mine(this.#staged) === text) await this.confirm();
  }

  /** Choose so many batches. */
  give(count: number): void {
    this.#staged = null;
    this.bundle.take(count);
    this.#context.sound('lay');
  }

  /** Point at a place on the sheet: choose it, or learn why it cannot be chosen. */
  async point(spot: string): Promise<void> {
    const choice = this.at(spot);
    if (choice) {
      await this.pick(choice.text);
      return;
    }
    const tried = this.#attempt(spot);
    if (tried) await this.#context.explain(tried);
  }

  /** What pointing at a spot would mean now, in notation; null if it would mean nothing. */
  #attempt(spot: string): string | null {
    if (!this.active) return null;
    const [where, a, b] = spot.split(':');
    const { view } = this.#context;
    const verb = VERBS[view.ask];
    switch (where) {
      case 'road':
        if (view.ask === 'transform') return `transform ${a}`;
        if (view.ask === 'site') return `on ${a}`;
        return verb ? `${verb} ${a}` : null;
      case 'special':
        return verb ? `${verb} ${WORDS[a!] ?? a}` : null;
      case 'castle':
        return verb ? `${verb} castle` : null;
      case 'stock':
        return view.ask === 'build' ? `build ${a}` : null;
      case 'favour':
        return view.ask === 'favour' && Number(b) > 0 ? `favour ${a} ${b}` : null;
      default:
        return null;
    }
  }

  async confirm(): Promise<void> {
    const { chosen } = this;
    if (!this.ready || !chosen) return;
    await this.#context.submit(this.#sent(chosen));
  }

  #sent(chosen: Choice): readonly string[] {
    const bundled = this.bundle.actions;
    return bundled[0] === chosen.text ? bundled : [chosen.text];
  }

  cancel(): void {
    this.#staged = null;
    if (!this.bundle.whole) this.bundle.take(0);
  }

  toggle(overlay: OverlayName): void {
    this.#context.overlay = this.#context.overlay === overlay ? null : overlay;
  }
}
