/** Lets the keyboard scroll a text that is longer than its place; one that fits is no stop of the Tab key. */
export function scrollable(node: HTMLElement): { destroy: () => void } {
  const look = () => {
    const scrolls = node.scrollHeight > node.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(node).overflowY);
    if (scrolls) node.setAttribute('tabindex', '0');
    else node.removeAttribute('tabindex');
  };
  const size = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(look);
  const words = new MutationObserver(look);
  size?.observe(node);
  words.observe(node, { childList: true, characterData: true, subtree: true });
  return {
    destroy() {
      size?.disconnect();
      words.disconnect();
    },
  };
}
