import '$lib/i18n/testing';
import { parse } from 'smol-toml';
import type { GameBox } from '$lib/api/types';
import { putBox } from '$lib/games/box';

/** What the server hands out, read from the same files, so that no test has a copy of its own. */
const files = import.meta.glob<string>('../../src/bastide/games/*/components.toml', { query: '?raw', import: 'default', eager: true });
for (const [path, text] of Object.entries(files)) {
  putBox({ game: path.split('/').at(-2)!, box: 'test', corrections: [], components: parse(text) as GameBox['components'] });
}

/** jsdom has no screen: no media query matches. */
window.matchMedia ??= (query: string): MediaQueryList =>
  ({
    media: query,
    matches: false,
    onchange: null,
    addEventListener: () => {},
    removeEventListener: () => {},
    dispatchEvent: () => false,
  }) as unknown as MediaQueryList;
