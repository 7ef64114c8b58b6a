/** The boxes that the server hands out, read from the same files, so that no test has a copy of its own. */
import { parse } from 'smol-toml';
import type { GameBox } from '$lib/api/types';

const files = import.meta.glob<string>('../../src/bastide/games/*/components.toml', { query: '?raw', import: 'default', eager: true });

export const BOXES: readonly GameBox[] = Object.entries(files).map(([path, text]) => ({
  game: path.split('/').at(-2)!,
  box: 'test',
  corrections: [],
  components: parse(text) as GameBox['components'],
}));
