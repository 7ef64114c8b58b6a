/** What an entry of the log speaks of, drawn. */
import type { StoryEntry } from '$lib/api/types';
import type { Sketch } from '../types';
import { COLOURS, OBJECTS } from './box';
import { blockPicture, facadePicture, objectPicture } from './cards/pictures';

/** The building, marble or object that an entry speaks of. */
export function sketch({ key, args }: StoryEntry): Sketch | null {
  const { cost, which } = args;
  if (typeof args.type === 'string' && typeof cost === 'number' && cost > 0) return facadePicture(args.type, cost);
  if (typeof args.object === 'string' && OBJECTS.includes(args.object)) return objectPicture(args.object);
  const colours = COLOURS.filter((k) => Number(args[k] ?? 0) > 0);
  // blocks of several colours are no picture of one
  if (key === 'carrara-log-buy' && colours.length === 1) return blockPicture(colours[0]!);
  if (args.what === 'type') return facadePicture(typeof which === 'string' ? which : '', 5);
  return null;
}
