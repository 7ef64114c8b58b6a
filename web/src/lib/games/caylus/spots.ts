/** Where a spot lies on the sheet: the rectangle that glows, is pressed, or is ringed by the log. */
import { partAt } from './castle';
import { favourCell, type Layout, type Rect } from './layout';
import { CASTLE, LINES, type LineName, type SectionName } from './tables';
import type { CaylusView } from './view';

const LEVELS = 5;

/** The rectangle of a spot in drawing units; null for what is not on the sheet (the supply) or not known. */
export function spotRect(spot: string, l: Layout, view: CaylusView): Rect | null {
  const [where, a, b] = spot.split(':');
  switch (where) {
    case 'road':
      return l.sites[Number(a)] ?? null;
    case 'stone': {
      const s = l.sites[Number(a)];
      return s && s.n > 0 ? { x: s.x + 4, y: s.stone[1] - 17, w: s.w - 8, h: 34 } : null;
    }
    case 'special':
      return l.specials[a!] ?? null;
    case 'castle': {
      const free = view.castle.workers.findIndex((w) => w === null);
      return l.yard.places[free < 0 ? l.yard.places.length - 1 : free] ?? null;
    }
    case 'favour':
      return LINES.includes(a as LineName) && Number(b) <= LEVELS && !view.options.simplified_favour ? favourCell(l.favours, a as LineName, Number(b)) : null;
    case 'section':
      return a && a in CASTLE ? sectionRect(a as SectionName, l) : null;
    default:
      return null;
  }
}

/** The box around a whole section of the castle. */
function sectionRect(id: SectionName, l: Layout): Rect {
  const parts = Array.from({ length: CASTLE[id].parts }, (_, i) => partAt(id, i));
  const x0 = Math.min(...parts.map((p) => p.x));
  const y0 = Math.min(...parts.map((p) => p.y));
  const x1 = Math.max(...parts.map((p) => p.x + p.w));
  const y1 = Math.max(...parts.map((p) => p.y + p.h));
  return { x: l.castle.foot[0] + x0, y: l.castle.foot[1] + y0, w: x1 - x0, h: y1 - y0 };
}
