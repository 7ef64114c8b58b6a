/** A seat's controller: what its hand is about to do, what is asked of it in words, and its keys. */
import type { Ask, Controller, GameContext } from '../types';
import { askOf } from './ask';
import { CaylusHand } from './hand.svelte';
import { Keys, shortcuts } from './keys';
import type { CaylusView } from './view';

export class CaylusController extends CaylusHand implements Controller {
  readonly #context: GameContext<CaylusView>;
  readonly #keys: Keys;

  constructor(context: GameContext<CaylusView>) {
    super(context);
    this.#context = context;
    this.#keys = new Keys(this, context);
  }

  readonly ask = $derived.by((): Ask | null => askOf(this, this.#context));

  key(e: KeyboardEvent): boolean {
    return this.#keys.press(e);
  }
  readonly shortcuts = $derived.by(() => shortcuts(this.#context.t));
}
