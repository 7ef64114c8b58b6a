/** Runs before each file of tests: each finds page and modules as the first one does, also where all share them (`vitest run --no-isolate`). */
import { afterAll, vi } from 'vitest';
import { putBox } from '$lib/games/box';
import { speakEnglish } from '$lib/i18n/testing';
import { BOXES } from './boxes';

/** jsdom has no screen: no media query matches, and nothing scrolls. */
window.matchMedia ??= (query: string): MediaQueryList =>
  ({
    media: query,
    matches: false,
    onchange: null,
    addEventListener: () => {},
    removeEventListener: () => {},
    dispatchEvent: () => false,
  }) as unknown as MediaQueryList;
Element.prototype.scrollTo ??= () => {};

if (import.meta.env.TOGETHER) {
  const [{ forgetAll }, { leave }] = await Promise.all([import('./forget'), import('./leaving')]);
  afterAll(async () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    // what is still being fetched does not come into the next file; one that never comes is waited for in vain
    await Promise.race([vi.dynamicImportSettled(), new Promise((done) => setTimeout(done, 1000))]);
    leave();
  });
  document.head.replaceChildren();
  document.body.replaceChildren();
  for (const element of [document.documentElement, document.head, document.body]) for (const { name } of [...element.attributes]) element.removeAttribute(name);
  forgetAll();
}
BOXES.forEach(putBox);
await speakEnglish();
