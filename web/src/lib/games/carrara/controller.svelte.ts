/** A seat's controller: what its hand is about to do, what may be chosen and is asked in words, and its keys. */
import type { Ask, Controller, GameContext } from '../types';
import { askOf } from './ask';
import { choicesOf, type Choice } from './choices';
import { CarraraHand } from './hand.svelte';
import { pressKey, shortcuts } from './keys';
import type { CarraraView } from './view';

export class CarraraController extends CarraraHand implements Controller {
  readonly #context: GameContext<CarraraView>;

  constructor(context: GameContext<CarraraView>) {
    super(context);
    this.#context = context;
  }

  readonly choices = $derived.by((): readonly Choice[] => choicesOf(this, this.#context));
  readonly ask = $derived.by((): Ask | null => askOf(this, this.#context));

  key(e: KeyboardEvent): boolean {
    return pressKey(e, this, this.choices, this.#context.view.players);
  }
  readonly shortcuts = $derived.by(() => shortcuts(this.#context.t));
}
