/** What the board asks of the seat that decides: the line on top, and the bar while a tile is in the hand. */
import { capital } from '$lib/table/phrases';
import type { Ask, GameContext } from '../types';
import type { CarcassonneHand } from './hand.svelte';
import type { CarcassonneView } from './view';
import { describeFigure, gainOf, type Looker } from './words';

type Context = GameContext<CarcassonneView>;

/** The one line on top: what is asked of the seat this browser speaks for. */
export function askOf(c: CarcassonneHand, context: Context): Ask | null {
  const { t, view, names, you, planning } = context;
  if (!c.active) return null;
  const seat = context.seat ?? view.current;
  const looker: Looker = { seat: planning ? view.current : seat, names };
  const who = planning ? 'plan' : you.length > 1 ? 'name' : 'you';
  const args = { name: names[view.current] ?? names[seat] ?? '', tile: view.tile ?? '' };
  if (c.draws.length) return { title: t('carcassonne-ask-draw'), detail: t('carcassonne-ask-draw-detail', { total: view.stack.total }) };
  const figureDue = view.phase === 'meeple' || c.ghost?.set === true;
  if (!figureDue) {
    const title = t(`carcassonne-ask-place-${who}`, args);
    return { title, detail: t('carcassonne-ask-cells', { cells: c.cells.length }) };
  }
  const chosen = c.figure === undefined ? null : c.choices.find((m) => m.segment === c.figure);
  const placed = c.ghost?.set ? gainOf(c.ghost.rotation.preview, looker, t) : '';
  const detail = chosen
    ? describeFigure(chosen, looker, t)
    : capital(placed) || (c.choices.length ? t('carcassonne-ask-choices', { spots: c.choices.length - 1 }) : '');
  return { title: t(`carcassonne-ask-figure-${who}`, args), detail };
}

/** The bar while a tile is in the hand: what the place under it completes, else what to do. The headline says the rest. */
export function guide(c: CarcassonneHand, context: Context): string {
  const { t, view, names, planning } = context;
  const g = c.ghost;
  if (g?.set) return t('carcassonne-ask-looking');
  const looker: Looker = { seat: planning ? view.current : (context.seat ?? view.current), names };
  const gain = g ? gainOf(g.rotation.preview, looker, t) : '';
  return gain ? capital(gain) : t('carcassonne-ask-point');
}
