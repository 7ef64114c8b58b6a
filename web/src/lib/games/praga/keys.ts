/** What the keyboard does on the sheet of Praga and in its bar, and what the help dialog says of it. */
import type { Translate } from '$lib/i18n';
import { ARROWS, towards, type Direction } from '../arrows';
import type { Shortcut } from '../types';
import type { PragaHand } from './hand.svelte';
import { isClosing, type Item } from './moves';

/** Handles a key; true when it was used. */
export function pressKey(e: KeyboardEvent, c: PragaHand): boolean {
  if (e.ctrlKey || e.metaKey || e.altKey) return false;
  const arrow = ARROWS[e.key];
  if (arrow) return walk(c, arrow);
  if (/^[1-9]$/.test(e.key)) return choose(c, c.items[Number(e.key) - 1]);
  switch (e.key.toLowerCase()) {
    case 'enter':
      return enter(c, e);
    case 'escape':
      return escape(c);
    case 'backspace':
      if (c.mayLeave) c.leave();
      return c.mayLeave;
    case 'e':
      return choose(
        c,
        c.items.find((i) => isClosing(i.choice)),
      );
    case 'r':
      return turn(c, e.shiftKey ? -1 : 1);
    case 'v':
      c.lookAtNext();
      return true;
    case 'z':
      c.zoomed = !c.zoomed;
      return true;
    default:
      return false;
  }
}

function choose(c: PragaHand, item: Item | undefined): boolean {
  if (item) c.press(item);
  return item !== undefined;
}
function turn(c: PragaHand, by: 1 | -1): boolean {
  if (!c.ghost) return false;
  c.turn(by);
  return true;
}

/** Arrows walk over the glowing places as the eye sees them, and through the bar's buttons otherwise. */
function walk(c: PragaHand, direction: Direction): boolean {
  const stops = stopsOf(c);
  if (!stops.length) return false;
  const at = c.cursor === null ? -1 : stops.indexOf(c.cursor);
  const next = at < 0 ? stops[0]! : beside(c, stops, at, direction);
  c.moveTo(next);
  if (c.locate(next)) c.focusSpot(next);
  else c.focusButton(next);
  return true;
}
/** Where the arrows may go: the spots that are drawn, then the lines of the bar that have none. */
function stopsOf(c: PragaHand): readonly string[] {
  const drawn = [...c.pointing.spots.keys()].filter((key) => c.locate(key) !== null);
  const loose = c.items.filter((i) => !i.members.some((one) => one.spots.some((key) => drawn.includes(key)))).map((i) => i.id);
  return [...drawn, ...loose];
}
function beside(c: PragaHand, stops: readonly string[], at: number, direction: Direction): string {
  const here = c.locate(stops[at]!);
  if (here) {
    const all = stops.flatMap((key, i) => {
      const p = i === at ? null : c.locate(key);
      return p ? [[key, p] as const] : [];
    });
    const found = towards(here, all, direction);
    if (found) return found;
  }
  const step = direction === 'left' || direction === 'up' ? -1 : 1;
  return stops[(at + step + stops.length) % stops.length]!;
}

/** Enter does what the keyboard stands on, then confirms. Buttons that are no choice keep their own Enter. */
function enter(c: PragaHand, e: KeyboardEvent): boolean {
  const target = e.target instanceof Element ? e.target.closest<HTMLElement | SVGElement>('button, a, [role=button], [role=tab]') : null;
  if (target && target.dataset.choice === undefined && target.dataset.spot === undefined) return false;
  const own = target?.dataset.choice ?? target?.dataset.spot ?? c.cursor;
  const item = c.items.find((i) => i.id === own);
  if (item && item.choice !== c.chosen) c.press(item);
  else if (!item && own && c.chosen?.spots.includes(own) !== true) c.point(own);
  else if (c.ready) void c.confirm();
  else return false;
  return true;
}
function escape(c: PragaHand): boolean {
  if (!c.staged) return c.lookAway();
  c.cancel();
  return true;
}

export const shortcuts = (t: Translate): readonly Shortcut[] => [
  { keys: ['←', '→', '↑', '↓'], label: t('praga-ui-key-arrows') },
  { keys: ['⏎'], label: t('praga-ui-key-enter') },
  { keys: ['1', '…', '9'], label: t('praga-ui-key-digits') },
  { keys: ['R', '⇧R'], label: t('praga-ui-key-turn') },
  { keys: ['E'], label: t('praga-ui-key-end') },
  { keys: ['V'], label: t('praga-ui-key-view') },
  { keys: ['Z'], label: t('praga-ui-key-zoom') },
  { keys: ['⌫', 'Esc'], label: t('praga-ui-key-back') },
];
