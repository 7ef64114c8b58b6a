/** Tiles as small drawings: in the log, and in somebody's hand. */
import type { StoryEntry } from '$lib/api/types';
import type { Sketch } from '../types';
import { smallTile } from './art';
import { KINDS } from './tiles';
import type { CarcassonneView } from './view';

const drawn = new Map<string, Sketch>();

/** A tile as it lies, turned by so many quarter turns. */
export function tileSketch(kind: string, r = 0): Sketch {
  const name = `${kind}${r}`;
  const sketch = drawn.get(name) ?? { box: '-3 -12 106 118', svg: smallTile(kind, r) };
  drawn.set(name, sketch);
  return sketch;
}

/** The tile that a log entry speaks of, as it was laid; none for who stands on it. */
export function sketch(entry: StoryEntry): Sketch | null {
  const { tile, r } = entry.args;
  if (typeof tile !== 'string' || !(tile in KINDS) || entry.key.endsWith('-meeple')) return null;
  return tileSketch(tile, typeof r === 'number' ? r : 0);
}

/** The tile that is to be laid now, for everybody to see. */
export const hand = (view: CarcassonneView): Sketch | null => (view.tile && view.phase === 'place' ? tileSketch(view.tile) : null);
