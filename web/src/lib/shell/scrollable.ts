/** Lets the keyboard scroll a text that is longer than its place; one that fits is no stop of the Tab key. */
export function scrollable(node: HTMLElement): { destroy: () => void } {
  let frame = 0;
  const look = () => {
    frame = 0;
    const scrolls = node.scrollHeight > node.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(node).overflowY);
    if (scrolls) node.setAttribute('tabindex', '0');
    else node.removeAttribute('tabindex');
  };
  // with the next frame, which lays the page out anyway
  const soon = () => (frame ||= requestAnimationFrame(look));
  const size = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(soon);
  const words = new MutationObserver(soon);
  size?.observe(node);
  words.observe(node, { childList: true, characterData: true, subtree: true });
  return {
    destroy() {
      cancelAnimationFrame(frame);
      size?.disconnect();
      words.disconnect();
    },
  };
}
