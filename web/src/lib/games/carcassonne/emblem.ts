/** Carcassonne in the lobby: part of the first load, so it imports nothing else of the game. */
import { arch, DARK, filled, guide, pickRoof, PLASTER, TREES } from '$lib/art/emblems';
import { cottage, rampart, tower, tree } from '$lib/art/masonry';
import { at, n1, path, rng, type Point } from '$lib/art/pen';

/** When the game came out: the lobby lists the oldest first. */
export const year = 2000;

/** What a file of corrections looks like. */
export const example = '[[tile]]\nid = "X"\ncount = 1';

/** The emblem as SVG text, 240 × 210. */
export const draw = (): string => {
  const R = rng(21),
    cx = 120,
    cy = 116,
    up: [number, string][] = [],
    n = 14;
  let s = `<ellipse cx="${cx}" cy="${cy + 14}" rx="112" ry="66" fill="var(--field)"/>`;
  s +=
    guide(`M${cx - 108},${cy}H${cx + 108}M${cx},${cy - 96}V${cy + 84}`) +
    `<circle cx="${cx}" cy="${cy}" r="92" fill="none" stroke="var(--may)" stroke-width=".9" stroke-dasharray="4 3" opacity=".6"/>`;
  let f = '';
  for (let i = 0; i < 40; i++) {
    const a = R() * 6.283,
      r = 0.86 + R() * 0.1;
    f += `M${n1(cx + Math.cos(a) * 110 * r)},${n1(cy + 14 + Math.sin(a) * 62 * r)}l-1.5,-3m1.5,3l1.5,-3`;
  }
  s += `<path d="${f}" stroke="var(--field-line)" fill="none"/>`;
  s += `<path d="M${cx + 8},${cy + 44}C${cx + 4},${cy + 66} ${cx + 40},${cy + 62} ${cx + 34},${cy + 96}" fill="none" stroke="var(--road-line)" stroke-width="15"/><path d="M${cx + 8},${cy + 44}C${cx + 4},${cy + 66} ${cx + 40},${cy + 62} ${cx + 34},${cy + 96}" fill="none" stroke="var(--road)" stroke-width="12.5"/>`;
  const pt = (i: number): Point => {
    const a = ((i + 0.5) / n) * 6.283;
    return [cx + Math.cos(a) * 84, cy + Math.sin(a) * 48];
  };
  s += `<path d="${path(Array.from({ length: n }, (_, i) => pt(i)))}Z" fill="var(--ground)"/>`;
  for (let i = 0; i < n; i++) {
    const a = pt(i),
      b = pt((i + 1) % n);
    up.push([(a[1] + b[1]) / 2, rampart(a, b, 12, 5)], [a[1] + 2, tower(a[0], a[1] + 2, 7.5, 21, { cone: i % 2 ? 14 : 0 })]);
  }
  const put: Point[] = [];
  for (let i = 0; i < 900 && put.length < 34; i++) {
    const p: Point = [cx - 74 + R() * 148, cy - 30 + R() * 64],
      e = ((p[0] - cx) / 68) ** 2 + ((p[1] - 4 - cy) / 34) ** 2;
    if (e < 1 && put.every((u) => Math.abs(u[0] - p[0]) > 15 || Math.abs(u[1] - p[1]) > 10) && Math.hypot(p[0] - cx + 6, (p[1] - cy - 2) * 1.4) > 22) {
      put.push(p);
      up.push([p[1], cottage(p[0], p[1], { w: 15, g: 6, h: 6, r: 6, flip: R() < 0.4, roof: pickRoof(R) })]);
    }
  }
  up.push([
    cy + 8,
    at(
      cx - 6,
      cy + 8,
      filled('M-15,0V-26H15V0Z', PLASTER) +
        filled('M-20,0V-40H-8V0ZM8,0V-40H20V0Z', 'var(--wall)') +
        filled('M-22,-40L-14,-58L-6,-40ZM6,-40L14,-58L22,-40Z', 'var(--roof-3)') +
        filled(arch(0, 0, 9, 14) + arch(-14, -20, 3, 8) + arch(14, -20, 3, 8), DARK),
    ),
  ]);
  up.push([
    cy + 52,
    at(
      cx + 8,
      cy + 50,
      filled('M-12,0V-26H12V0Z', 'var(--wall)') +
        filled('M-14,-26V-32H-8V-29H-3V-32H3V-29H8V-32H14V-26Z', 'var(--wall-top)') +
        filled(arch(0, 0, 11, 16), DARK),
    ),
  ]);
  TREES.forEach(([x, y]) => up.push([y, tree(x, y, 1.5, R() < 0.3)]));
  return (
    s +
    up
      .sort((a, b) => a[0] - b[0])
      .map((u) => u[1])
      .join('')
  );
};
