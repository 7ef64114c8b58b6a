/** Writes an element's height into a CSS variable of the page; phones pin things above each other with it. */
export function measure(node: HTMLElement, name: string) {
  const root = document.documentElement;
  const write = () => root.style.setProperty(name, `${node.offsetHeight}px`);
  write();
  const watch = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(write);
  watch?.observe(node);
  return {
    destroy() {
      watch?.disconnect();
      root.style.removeProperty(name);
    },
  };
}
