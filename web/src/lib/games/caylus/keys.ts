/** The keys of the table: arrows walk over the places, digits choose, Enter confirms. */
import { ARROWS, towards, type Direction } from '../arrows';
import type { GameContext, Shortcut } from '../types';
import type { CaylusHand } from './hand.svelte';
import { isClosing, type Choice } from './moves';

export class Keys {
  readonly #at: CaylusHand;
  readonly #context: GameContext;

  constructor(hand: CaylusHand, context: GameContext) {
    this.#at = hand;
    this.#context = context;
  }

  /** Does what a key stands for; false where it stands for nothing now. */
  press(e: KeyboardEvent): boolean {
    if (e.ctrlKey || e.metaKey || e.altKey) return false;
    const arrow = ARROWS[e.key];
    if (arrow) return this.#arrow(arrow);
    switch (e.key) {
      case 'Enter':
        return this.#enter(e);
      case 'Escape':
        return this.#escape();
      case 'n':
      case 'N':
        return this.#choose(this.#at.choices.find(isClosing));
      case 'b':
      case 'B':
        this.#at.toggle('supply');
        return true;
      default:
        return /^[1-9]$/.test(e.key) && this.#choose(this.#at.choices[Number(e.key) - 1]);
    }
  }

  #choose(choice: Choice | undefined): boolean {
    if (!choice) return false;
    void this.#at.pick(choice.text);
    return true;
  }

  /** Arrows walk over the glowing places as the eye sees them, and through the bar's buttons otherwise. */
  #arrow(direction: Direction): boolean {
    if (this.#context.mode === 'replay' || !this.#at.choices.length) return false;
    const from = this.#at.cursor!;
    const started = this.#at.pointed !== null;
    const next = started ? this.#beside(from, direction) : from;
    if (next) this.#focus(next);
    return true;
  }

  #beside(from: Choice, direction: Direction): Choice | null {
    const here = from.spot ? this.#at.locate(from.spot) : null;
    if (here) {
      const all = this.#at.choices.flatMap((c) => {
        const p = c.spot ? this.#at.locate(c.spot) : null;
        return p && c !== from ? [[c, p] as const] : [];
      });
      const found = towards(here, all, direction);
      if (found) return found;
    }
    const i = this.#at.choices.indexOf(from);
    const step = direction === 'left' || direction === 'up' ? -1 : 1;
    return this.#at.choices[(i + step + this.#at.choices.length) % this.#at.choices.length] ?? null;
  }

  #focus(choice: Choice): void {
    this.#at.moveCursor(choice);
    this.#at.hover(choice);
    if (choice.spot && this.#at.locate(choice.spot)) this.#at.focusSpot(choice.spot);
    else this.#at.focusButton(choice.text);
  }

  /** Enter stages what the keyboard stands on, then confirms. Buttons that are no choice keep their own Enter. */
  #enter(e: KeyboardEvent): boolean {
    const target = e.target instanceof Element ? e.target.closest('button, a, input, textarea, select, [role=tab]') : null;
    const own =
      target instanceof HTMLElement ? (target.dataset.choice ?? (target.dataset.spot ? this.#at.at(target.dataset.spot)?.text : undefined)) : undefined;
    if (target && own === undefined) return false;
    const text = own ?? this.#at.pointed;
    if (text !== null && this.#at.chosen?.text !== text) {
      void this.#at.pick(text);
      return true;
    }
    if (!this.#at.ready) return false;
    void this.#at.confirm();
    return true;
  }

  #escape(): boolean {
    if (this.#at.staged) {
      this.#at.cancel();
      return true;
    }
    if (this.#context.overlay !== null) {
      this.#context.overlay = null;
      return true;
    }
    if (!this.#at.hovered) return false;
    this.#at.hover(null);
    return true;
  }
}

/** What the keys are for, in words. */
export const shortcuts = (t: GameContext['t']): readonly Shortcut[] => [
  { keys: ['←', '→', '↑', '↓'], label: t('caylus-ui-key-arrows') },
  { keys: ['⏎'], label: t('caylus-ui-key-enter') },
  { keys: ['1', '…', '9'], label: t('caylus-ui-key-digits') },
  { keys: ['N'], label: t('caylus-ui-key-none') },
  { keys: ['B'], label: t('caylus-ui-key-supply') },
  { keys: ['Esc'], label: t('caylus-ui-key-back') },
];
