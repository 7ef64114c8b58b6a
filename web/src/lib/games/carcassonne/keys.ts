/** The keys of the table: they move from cell to cell, turn the tile, choose a figure, and move the town under the eye. */
import { ARROWS, type Direction } from '../arrows';
import type { GameContext, Shortcut } from '../types';
import type { CarcassonneHand } from './hand.svelte';
import { neighbour, type LegalCell } from './moves';

/** Pixels a pan key moves the town. */
const PAN = 90;
const PANS: Readonly<Record<Direction, readonly [number, number]>> = { left: [PAN, 0], right: [-PAN, 0], up: [0, PAN], down: [0, -PAN] };

export class Keys {
  readonly #at: CarcassonneHand;
  readonly #context: GameContext;

  constructor(hand: CarcassonneHand, context: GameContext) {
    this.#at = hand;
    this.#context = context;
  }

  /** Does what a key stands for; false where it stands for nothing now. */
  press(e: KeyboardEvent): boolean {
    if (e.ctrlKey || e.metaKey || e.altKey) return false;
    const arrow = ARROWS[e.key];
    if (arrow) return this.#arrow(arrow, e.shiftKey);
    switch (e.key.length > 1 ? e.key : e.key.toLowerCase()) {
      case 'r':
        return this.#turn(e.shiftKey ? -1 : 1);
      case '.':
        return this.#turn(1);
      case ',':
        return this.#turn(-1);
      case 'Enter':
        return this.#enter(e);
      case 'Escape':
        return this.#escape();
      case '+':
      case '=':
        this.#at.camera.zoom(1);
        return true;
      case '-':
        this.#at.camera.zoom(-1);
        return true;
      case '0':
        this.#at.camera.fit();
        return true;
      case 'f':
        this.#at.toggle('fields');
        return true;
      case 'o':
        this.#at.toggle('open');
        return true;
      case 's':
        this.#at.toggle('features');
        return true;
      default:
        return this.#digit(e.key);
    }
  }

  #turn(by: 1 | -1): boolean {
    if (!this.#at.cells.length) return false;
    this.#at.turn(by);
    return true;
  }

  #arrow(direction: Direction, shift: boolean): boolean {
    const at = this.#at;
    if (!shift && this.#context.mode === 'replay') return false;
    if (!shift && at.choices.length) return this.#figure(direction);
    if (!shift && at.cells.length && !at.set) {
      const from = at.cursor!;
      const next = at.hovered || at.pointed ? neighbour(from, at.cells, direction) : from;
      if (next) this.#focus(next);
      return true;
    }
    at.camera.pan(...PANS[direction]);
    return true;
  }

  #focus(cell: LegalCell): void {
    const at = this.#at;
    at.moveCursor(cell.key);
    at.hover(cell.key);
    at.camera.show({ x0: cell.x * 100, y0: cell.y * 100, x1: cell.x * 100 + 100, y1: cell.y * 100 + 100 });
    at.focusCell(cell.key);
  }

  #figure(direction: Direction): boolean {
    const { choices, figure } = this.#at;
    const i = choices.findIndex((c) => c.segment === figure);
    const step = direction === 'left' || direction === 'up' ? -1 : 1;
    const next = i < 0 ? (step > 0 ? 0 : choices.length - 1) : i + step + choices.length;
    this.#at.stand(choices[next % choices.length]!.segment);
    return true;
  }

  #digit(key: string): boolean {
    if (!/^[1-9]$/.test(key)) return false;
    const choice = this.#at.choices[Number(key) - 1];
    if (!choice) return false;
    void this.#at.pick(choice.segment);
    return true;
  }

  /** Enter on a legal cell sets the ghost, then confirms; elsewhere it confirms what is ready. Buttons keep their own Enter. */
  #enter(e: KeyboardEvent): boolean {
    const at = this.#at;
    const target = e.target instanceof Element ? e.target.closest('button, a, input, textarea, select, [role=tab]') : null;
    const key = target instanceof HTMLElement ? target.dataset.cell : undefined;
    if (target && key === undefined) return false;
    const cell = key ?? (at.hovered ?? at.cursor)?.key;
    if (cell !== undefined && at.set?.key !== cell && (key !== undefined || !at.set) && at.cells.length) {
      at.choose(cell);
      return true;
    }
    if (!at.ready) return at.set !== null;
    void at.confirm();
    return true;
  }

  #escape(): boolean {
    const at = this.#at;
    if (at.staged) {
      at.cancel();
      return true;
    }
    if (this.#context.overlay !== null) {
      this.#context.overlay = null;
      return true;
    }
    if (!at.hovered) return false;
    at.hover(null);
    return true;
  }
}

/** What the keys are for, in words. */
export const shortcuts = (t: GameContext['t']): readonly Shortcut[] => [
  { keys: ['←', '→', '↑', '↓'], label: t('carcassonne-ui-key-arrows') },
  { keys: ['R', '⇧R'], label: t('carcassonne-ui-key-turn') },
  { keys: ['⏎'], label: t('carcassonne-ui-key-enter') },
  { keys: ['1', '…', '9'], label: t('carcassonne-ui-key-figure') },
  { keys: ['Esc'], label: t('carcassonne-ui-key-back') },
  { keys: ['⇧←', '⇧→'], label: t('carcassonne-ui-key-pan') },
  { keys: ['+', '−', '0'], label: t('carcassonne-ui-key-zoom') },
  { keys: ['F', 'S', 'O'], label: t('carcassonne-ui-key-overlays') },
];
