/** Where a leader line runs: from the edge of a note to the edge of the thing that it speaks of. */

type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;

export interface Line {
  readonly d: string;
  /** Where it ends. */
  readonly x: number;
  readonly y: number;
}

/** Pixels from a note's corner at which the line begins at the nearest. */
const INSET = 16;

const clamp = (value: number, low: number, high: number): number => Math.max(low, Math.min(Math.max(low, high), value));

/** The line between two boxes; none where the thing has no size or lies off the sheet. */
export function leader(note: Box, thing: Box, sheet: Box | null): Line | null {
  const [x, middle] = [(thing.left + thing.right) / 2, (thing.top + thing.bottom) / 2];
  if (thing.right <= thing.left || thing.bottom <= thing.top) return null;
  if (sheet && (x < sheet.left || x > sheet.right || middle < sheet.top || middle > sheet.bottom)) return null;
  const below = middle > note.bottom;
  const y = below ? Math.min(middle, thing.top + 6) : Math.max(middle, thing.bottom - 6);
  const from = clamp(x, note.left + INSET, note.right - INSET);
  return { d: `M${round(from)},${round(below ? note.bottom : note.top)}L${round(x)},${round(y)}`, x: round(x), y: round(y) };
}

const round = (value: number): number => Math.round(value * 2) / 2;
