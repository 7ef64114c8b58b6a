/** A drawing in few shapes: paths that look alike are one, for what is small and for what hardly covers itself. */

const TOKEN = /<g([^>]*)>|<\/g>|<path d="([^"]*)"([^>]*)\/>|<[^>]*>/g;

/**
 * Returns the drawing with all paths of one look, wherever they stand, drawn as one where the first of them is.
 * What overlaps may change its order: what lies on the ground has to come first, as it does in tiles.
 */
export function merged(svg: string): string {
  const out: (string | { readonly look: string; d: string })[] = [];
  const looks = new Map<string, { readonly look: string; d: string }>();
  /** What the groups around say of everything in them, the nearest first. */
  const groups: string[] = [];
  for (const [whole, group, d, own] of svg.matchAll(TOKEN)) {
    if (group !== undefined) groups.unshift(group);
    else if (whole === '</g>') groups.shift();
    else if (d === undefined) out.push(groups.length ? `<g${groups.join('')}>${whole}</g>` : whole);
    else {
      // of what is said twice the first counts: the nearest
      const look = `${own}${groups.join('')}`;
      const known = looks.get(look);
      if (known) known.d += d;
      else {
        const shape = { look, d };
        looks.set(look, shape);
        out.push(shape);
      }
    }
  }
  return out.map((one) => (typeof one === 'string' ? one : `<path d="${one.d}"${one.look}/>`)).join('');
}
