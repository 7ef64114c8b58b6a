// What is said to who cannot see it. A region that comes together with its words is not read by screen readers, so
// that all of it goes through one that is always there.

/** Milliseconds for which a text has to stand before it is said: what only flashes by is not. */
const MOMENT = 150;
/** Milliseconds between two: of several that come at the same moment some screen readers say one. */
const APART = 250;
/** Milliseconds for which the region has been in its place before it says anything. */
const BEFORE = 100;
/** Milliseconds after which what was said goes: who reads on through the page does not come upon it. */
const KEPT = 5000;

const region = document.createElement('div');
region.className = 'unseen';
region.setAttribute('aria-live', 'polite');
document.body.append(region);
let waiting = 0;
/** Where it is read: what lies beneath an open dialog is not. */
const place = (): Element => [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;

export const aloud = {
  /** Says a text after those that wait. */
  say(text: string): void {
    const wait = APART * waiting++;
    setTimeout(() => waiting--, wait + APART);
    setTimeout(() => {
      const line = document.createElement('p');
      line.textContent = text;
      const now = place();
      if (region.parentNode !== now) {
        region.replaceChildren(); // what was said elsewhere is not said again
        now.append(region);
      }
      setTimeout(() => region.append(line), BEFORE);
      setTimeout(() => line.remove(), KEPT);
    }, wait);
  },
};

/** Says a text when it comes and whenever it changes; where there is nothing, nothing is said. */
export function spoken(text: () => string): void {
  let last = '';
  $effect(() => {
    const now = text();
    if (now === last) return;
    const timer = setTimeout(() => {
      last = now;
      if (now) aloud.say(now);
    }, MOMENT);
    return () => clearTimeout(timer);
  });
}
