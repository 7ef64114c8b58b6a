/**
 * Shows that more lies beyond an edge: each part that scrolls inside an element says in `data-more` on which sides
 * (`up`, `down`, `left`, `right`), and the styles let it fade there.
 */
export function edges(node: HTMLElement) {
  if (typeof ResizeObserver === 'undefined') return {};
  let frame = 0;
  const look = () => {
    frame = 0;
    for (const one of node.querySelectorAll<HTMLElement>('*')) {
      const { scrollTop, scrollLeft, scrollHeight, scrollWidth, clientHeight, clientWidth } = one;
      const tall = scrollHeight > clientHeight + 2;
      const wide = scrollWidth > clientWidth + 2;
      if (!tall && !wide) {
        one.removeAttribute('data-more');
        continue;
      }
      const { overflowX, overflowY } = getComputedStyle(one);
      const down = tall && /auto|scroll/.test(overflowY);
      const across = wide && /auto|scroll/.test(overflowX);
      const more = [
        down && scrollTop > 2 && 'up',
        down && scrollTop + clientHeight < scrollHeight - 2 && 'down',
        across && scrollLeft > 2 && 'left',
        across && scrollLeft + clientWidth < scrollWidth - 2 && 'right',
      ].filter(Boolean);
      if (more.length) one.setAttribute('data-more', more.join(' '));
      else one.removeAttribute('data-more');
    }
  };
  const soon = () => (frame ||= requestAnimationFrame(look));
  const size = new ResizeObserver(soon);
  size.observe(node);
  const change = new MutationObserver(soon);
  change.observe(node, { childList: true, subtree: true, characterData: true });
  node.addEventListener('scroll', soon, { capture: true, passive: true });
  soon();
  return {
    destroy() {
      cancelAnimationFrame(frame);
      size.disconnect();
      change.disconnect();
      node.removeEventListener('scroll', soon, { capture: true });
    },
  };
}
