/** The keys of the board: digits and letters choose, arrows go along the choices, V looks at the others' cities. */
import type { GameContext, Shortcut } from '../types';
import type { Choice } from './choices';
import type { CarraraHand } from './hand.svelte';

/** Handle a key on the table; tell whether it was used. */
export function pressKey(e: KeyboardEvent, c: CarraraHand, choices: readonly Choice[], players: number): boolean {
  if (e.ctrlKey || e.metaKey || e.altKey) return false;
  if (e.key === 'Escape') return goBack(c);
  if (e.key === 'v' || e.key === 'V') {
    c.lookAt((c.shown + (e.shiftKey ? players - 1 : 1)) % players);
    return true;
  }
  return c.active && decide(e, c, choices);
}

/** Look at the own cities again, or take back what is staged. */
function goBack(c: CarraraHand): boolean {
  if (c.shown !== c.seat) c.lookAt(c.seat);
  else if (c.staged) c.cancel();
  else return false;
  return true;
}

/** Choose, or confirm what is chosen. */
function decide(e: KeyboardEvent, c: CarraraHand, choices: readonly Choice[]): boolean {
  const on = e.target instanceof Element ? e.target.closest('button, a, input, textarea, select, [role=tab]') : null;
  // On what is chosen already Enter confirms (Space takes it back); on anything else it does what is its own.
  if (e.key === 'Enter') {
    if (!c.ready || (on && !(on.getAttribute('aria-pressed') === 'true' && on.closest('[data-choice], [data-may]')))) return false;
    void c.confirm();
    return true;
  }
  if (e.key === 'ArrowRight' || e.key === 'ArrowLeft') {
    if (on?.closest('[role=tablist]')) return false;
    return c.focusChoice(e.key === 'ArrowRight' ? 1 : -1);
  }
  const chosen = /^[1-9]$/.test(e.key) ? choices[Number(e.key) - 1] : choices.find((one) => one.key === e.key.toLowerCase());
  // R turns a tile elsewhere, and goes on there while it is held
  if (!e.repeat) chosen?.pick();
  return chosen !== undefined;
}

/** What the help says of them. */
export const shortcuts = (t: GameContext['t']): readonly Shortcut[] => [
  { keys: ['1', '…', '9'], label: t('carrara-ui-key-choice') },
  { keys: ['←', '→'], label: t('carrara-ui-key-arrows') },
  { keys: ['R', 'S'], label: t('carrara-ui-key-wheel') },
  { keys: ['B', 'W'], label: t('carrara-ui-key-menus') },
  { keys: ['E'], label: t('carrara-ui-key-end') },
  { keys: ['V', '⇧V'], label: t('carrara-ui-key-view') },
  { keys: ['Esc'], label: t('carrara-ui-key-back') },
];
