/** Paths drawn elsewhere and larger or smaller, without a frame of reference of their own. */
import { n2 } from './pen';

export interface Place {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** How many numbers a step takes; more of them are further steps of the same kind. */
const TAKES: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7 };

/** Returns the data of a path, which begins with an `M`, whose (0, 0) comes to a place, as large as the place says. */
export function moved(d: string, { x, y, scale }: Place): string {
  return d.replace(/([a-zA-Z])([^a-zA-Z]*)/g, (_, letter: string, text: string) => {
    const kind = letter.toLowerCase();
    let nth = 0;
    const numbers = (text.match(/-?(\d+\.?\d*|\.\d+)/g) ?? []).map((number) => {
      const i = nth++ % TAKES[kind]!;
      // of an arc the radii are lengths; its rotation and its flags stay as they are
      if (kind === 'a' && i > 1 && i < 5) return number;
      const across = letter === kind || (kind === 'a' && i < 2) ? 0 : kind === 'v' || (kind !== 'h' && i % 2 === (kind === 'a' ? 0 : 1)) ? y : x;
      return n2(across + Number(number) * scale);
    });
    return letter + numbers.join(' ');
  });
}
