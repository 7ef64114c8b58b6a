/** Going from thing to thing by the arrow keys. */

/** All things that can be seen, each once, in the page's order. */
export function thingsOf(root: ParentNode = document): Element[] {
  const known = new Set<string>();
  return [...root.querySelectorAll('.room [data-thing]')].filter((element) => {
    const name = element.getAttribute('data-thing')!;
    const { width, height } = element.getBoundingClientRect();
    if (known.has(name) || width === 0 || height === 0) return false;
    known.add(name);
    return true;
  });
}

const AHEAD: Readonly<Record<string, readonly [number, number]>> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** The next thing in the direction of an arrow key; what lies straight ahead goes before what is nearer but aside. */
export function nearest(from: Element | null, key: string, things: readonly Element[] = thingsOf()): Element | null {
  const way = AHEAD[key];
  if (!from || !way) return things[0] ?? null;
  const centre = (element: Element): readonly [number, number] => {
    const box = element.getBoundingClientRect();
    return [box.left + box.width / 2, box.top + box.height / 2];
  };
  const [x, y] = centre(from);
  let best: Element | null = null;
  let least = Infinity;
  for (const element of things) {
    if (element === from) continue;
    const [dx, dy] = [centre(element)[0] - x, centre(element)[1] - y];
    const ahead = dx * way[0] + dy * way[1];
    const aside = Math.abs(dx * way[1]) + Math.abs(dy * way[0]);
    if (ahead <= 1 || ahead + 2.5 * aside >= least) continue;
    least = ahead + 2.5 * aside;
    best = element;
  }
  return best;
}
