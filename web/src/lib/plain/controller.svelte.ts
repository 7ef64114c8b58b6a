/** What is staged in a game without a board of its own: one action, by its notation. */
import type { LegalAction } from '$lib/api/types';
import { asksFirst } from '$lib/table/asking';
import type { Ask, Controller, GameContext, Shortcut } from '$lib/games/types';
import { hasText } from '$lib/i18n';
import type { BoardModule } from './brought';
import { askOf, type PlainView } from './words';

export class PlainController implements Controller {
  readonly #context: GameContext<PlainView>;
  #staged = $state.raw<{ readonly position: string; readonly text: string } | null>(null);

  constructor(
    context: GameContext<PlainView>,
    /** The board that the game's package brings. */
    readonly brought: BoardModule | null = null,
  ) {
    this.#context = context;
  }

  /** What may be chosen now; nothing while a move travels, or where one only looks on. */
  readonly choices = $derived.by((): readonly LegalAction[] => (this.#context.busy || this.#context.mode === 'replay' ? [] : this.#context.legal));
  /** What was staged for this position; of an older one it is void. */
  readonly #mine = $derived.by(() => (this.#staged?.position === this.#context.position ? this.#staged.text : null));
  /** The notation of what `confirm` would send: what is staged, or the only choice there is. */
  readonly chosen = $derived.by(() => this.#mine ?? (this.choices.length === 1 ? this.choices[0]!.text : null));
  readonly hinted = $derived.by(() => this.#context.hint?.[0] ?? null);
  readonly ready = $derived.by(() => this.chosen !== null && this.choices.length > 0);
  readonly aim = $derived.by(() => this.#mine);
  readonly staged = $derived.by(() => this.#mine !== null);
  readonly ask = $derived.by((): Ask | null => askOf(this.#context.view, this.#context.t, hasText));
  readonly shortcuts: readonly Shortcut[] = [];

  /** Chooses an action: it is staged, and sent when chosen again; at once for people who do not confirm. */
  async pick(text: string): Promise<void> {
    if (!this.choices.some((choice) => choice.text === text)) return;
    const again = this.#mine === text;
    this.#staged = { position: this.#context.position, text };
    if (again || (!(await asksFirst(this.#context, [text])) && this.#mine === text)) await this.confirm();
  }

  async confirm(): Promise<void> {
    if (this.ready && (await this.#context.submit([this.chosen!]))) this.#staged = null;
  }

  cancel(): void {
    this.#staged = null;
  }

  key(): boolean {
    return false;
  }
}
