/** A seat's controller: what its hand is about to do, what is asked of it in words, and its keys. */
import type { Ask, Controller, GameContext } from '../types';
import { askOf } from './ask';
import { PragaHand } from './hand.svelte';
import { pressKey, shortcuts } from './keys';
import type { PragaView } from './view';

export class PragaController extends PragaHand implements Controller {
  readonly #context: GameContext<PragaView>;

  constructor(context: GameContext<PragaView>) {
    super(context);
    this.#context = context;
  }

  readonly ask = $derived.by((): Ask | null => askOf(this, this.#context));

  key(e: KeyboardEvent): boolean {
    return pressKey(e, this);
  }
  readonly shortcuts = $derived.by(() => shortcuts(this.#context.t));
}
