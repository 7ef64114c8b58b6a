/** Keeps the keyboard's place at a table: where what had the focus is gone or shut, its part of the page takes it. */

const PARTS = '.decide, .board, .drawer, .seats';
type Focused = HTMLElement | SVGElement;

const CONTROLS = 'button, a, input, select, textarea, summary, [tabindex]';
const usable = (one: Element): boolean => one.isConnected && one.matches(CONTROLS) && !one.matches(':disabled');

/** Gives the focus to something that is no control, for as long as it stays there; a dialog over it gives it back. */
export function stand(at: Focused): void {
  at.setAttribute('tabindex', '-1');
  at.onblur = () => {
    if (!document.querySelector('dialog[open]')) at.removeAttribute('tabindex');
  };
  at.focus({ preventScroll: true });
}

export function keepsFocus(page: HTMLElement): { destroy: () => void } {
  /** What had the focus last, the part of the page it is in, and whether that stands in for it. */
  let last: Focused | null = null;
  let part: Focused | null = null;
  let standing = false;

  function noted(event: FocusEvent) {
    const target = event.target as Focused;
    if (standing && target === part) return;
    standing = false;
    last = target;
    part = target.closest<HTMLElement>(PARTS);
  }
  /** Whoever clicks beside everything wants the focus nowhere. */
  function left(event: FocusEvent) {
    if (event.relatedTarget) return;
    const gone = event.target;
    setTimeout(() => {
      if (gone === last && last && usable(last) && document.activeElement === document.body) last = null;
    });
  }
  function look() {
    if (!last) return;
    const { activeElement } = document;
    if (standing) {
      if (activeElement !== part) last = null;
      // a button that was shut while its request was under way
      else if (usable(last)) last.focus({ preventScroll: true });
      return;
    }
    if (usable(last) || (activeElement !== document.body && activeElement !== last)) return;
    part = part?.isConnected ? part : page.querySelector<HTMLElement>('.decide');
    if (!part) return;
    standing = true;
    stand(part);
  }

  // with the next frame, which lays the page out anyway: to give something the focus does that at once
  let frame = 0;
  const observer = new MutationObserver(() => {
    // a frame that is asked for stays asked for: who moves something in every frame would put it off again and again
    frame ||= requestAnimationFrame(() => {
      frame = 0;
      look();
    });
  });
  observer.observe(page, { subtree: true, childList: true, attributes: true, attributeFilter: ['disabled', 'tabindex'] });
  page.addEventListener('focusin', noted);
  page.addEventListener('focusout', left);
  return {
    destroy() {
      observer.disconnect();
      cancelAnimationFrame(frame);
      page.removeEventListener('focusin', noted);
      page.removeEventListener('focusout', left);
    },
  };
}
