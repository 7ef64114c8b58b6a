/** Tiles as small drawings: in the log, and in somebody's hand. */
import type { StoryEntry } from '$lib/api/types';
import type { Sketch } from '../types';
import { smallTile } from './art';
import { KINDS } from './tiles';
import { tinyTile } from './tiny';
import type { CarcassonneView } from './view';

/** Tiles by their kind and how they lie, each drawn once. */
function kept(draw: (kind: string, r: number) => string): (kind: string, r?: number) => Sketch {
  const drawn = new Map<string, Sketch>();
  return (kind, r = 0) => {
    const name = `${kind}${r}`;
    const sketch = drawn.get(name) ?? { box: '-3 -12 106 118', svg: draw(kind, r) };
    drawn.set(name, sketch);
    return sketch;
  };
}

/** A tile as it lies, turned by so many quarter turns. */
export const tileSketch = kept(smallTile);

/** A tile in a line of text. */
export const inLine = kept(tinyTile);

/** The tile that a log entry speaks of, as it was laid; none for who stands on it. */
export function sketch(entry: StoryEntry): Sketch | null {
  const { tile, r } = entry.args;
  if (typeof tile !== 'string' || !(tile in KINDS) || entry.key.endsWith('-meeple')) return null;
  return inLine(tile, typeof r === 'number' ? r : 0);
}

/** The tile that is to be laid now, for everybody to see. */
export const hand = (view: CarcassonneView): Sketch | null => (view.tile && view.phase === 'place' ? tileSketch(view.tile) : null);
