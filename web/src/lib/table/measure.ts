/** The heights of what phones pin things above, as CSS variables of the few that are pinned. */

const measured = new Map<HTMLElement, string>();
let asked = false;
let style: CSSStyleDeclaration | undefined;

/** A rule for whoever lies above or below something measured: the variables are not inherited (table.css), or a bar that grows would style all anew. */
function rule(): CSSStyleDeclaration {
  const sheet = new CSSStyleSheet();
  sheet.insertRule('.room, .drawer, .board, .news {}');
  document.adoptedStyleSheets = [...(document.adoptedStyleSheets ?? []), sheet];
  return (sheet.cssRules[0] as CSSStyleRule).style;
}

/** Reads all heights before it writes one: what is read after a write has the page laid out again. */
function write() {
  asked = false;
  style ??= rule();
  const found = [...measured].map(([node, name]) => [name, `${node.offsetHeight}px`] as const);
  for (const [name, height] of found) if (style.getPropertyValue(name) !== height) style.setProperty(name, height);
}

/** Writes an element's height into a CSS variable, before the page is drawn and whenever it changes. */
export function measure(node: HTMLElement, name: string) {
  measured.set(node, name);
  if (!asked) queueMicrotask(write);
  asked = true;
  const watch = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(write);
  // what a phone keeps free beneath a bar comes and goes with the browser's own bars
  watch?.observe(node, { box: 'border-box' });
  return {
    destroy() {
      watch?.disconnect();
      measured.delete(node);
      if (![...measured.values()].includes(name)) style?.removeProperty(name);
    },
  };
}
