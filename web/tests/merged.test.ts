import { describe, expect, it } from 'vitest';
import { merged } from '$lib/art/merged';
import { singleTile, smallTile } from '$lib/games/carcassonne/art';
import { KIND_IDS } from '$lib/games/carcassonne/tiles';

const shapes = (svg: string): SVGElement[] => {
  const holder = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  holder.innerHTML = svg;
  return [...holder.querySelectorAll<SVGElement>('path, rect, ellipse, use')];
};
/** All that is drawn with one look, as the browser sees it: a path's own attributes before those of what it stands in. */
function looks(svg: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const one of shapes(svg)) {
    if (one.tagName !== 'path') continue;
    const said = new Map<string, string>();
    for (let at: Element | null = one; at && at.tagName !== 'svg'; at = at.parentElement)
      for (const { name, value } of at.attributes) if (name !== 'd' && !said.has(name)) said.set(name, value);
    const look = JSON.stringify([...said].sort());
    found.set(look, (found.get(look) ?? '') + one.getAttribute('d')!);
  }
  // of one look it is no matter which line comes first
  for (const [look, d] of found) found.set(look, d.split(/(?=M)/).sort().join(''));
  return found;
}

describe('a small drawing', () => {
  it('draws what looks alike as one, where the first of it is', () => {
    expect(merged('<path d="M0,0h1" fill="a"/><rect x="1"/><g stroke="s"><path d="M1,1h1" fill="a"/></g><path d="M2,2h1" fill="a"/>')).toBe(
      '<path d="M0,0h1M2,2h1" fill="a"/><rect x="1"/><path d="M1,1h1" fill="a" stroke="s"/>',
    );
  });

  it.each(KIND_IDS)('of tile %s is the same lines in few shapes', (id) => {
    for (let r = 0; r < 4; r++) {
      expect(looks(smallTile(id, r))).toEqual(looks(singleTile(id, r)));
      // symbols are written out: a tree is two shapes and more
      expect(shapes(smallTile(id, r)).length).toBeLessThan(80);
    }
  });
});
