/** A small phone held sideways: a table has no room above and beneath the sheet there, but beside it, once the page is wider. */

/** Pixels from which on a table stands side by side. */
const WIDE = 760;

/** Has the page laid out as wide as a table side by side, and drawn smaller, while a narrower phone is held sideways. */
export function sideways(meta: HTMLMetaElement | null = document.querySelector('meta[name=viewport]')): void {
  if (!meta) return;
  const given = meta.content;
  const turned = matchMedia('(orientation: landscape)');
  const fit = () => {
    // a keyboard on the screen makes a page wider than high, but turns no phone
    const lies = screen.orientation?.type.startsWith('landscape') ?? turned.matches;
    meta.content = lies && Math.max(screen.width, screen.height) < WIDE ? given.replace(/width=device-width, initial-scale=1/, `width=${WIDE}`) : given;
  };
  turned.addEventListener('change', fit);
  fit();
}
