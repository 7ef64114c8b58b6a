/** Praga Caput Regni in the lobby: part of the first load, so it imports nothing else of the game. */
import { arch, DARK, filled, guide, penned, PLASTER } from '$lib/art/emblems';
import { cottage } from '$lib/art/masonry';
import { at, n1 } from '$lib/art/pen';
import { figure } from '$lib/art/seats';

/** When the game came out: the lobby lists the oldest first. */
export const year = 2020;

/** What a file of corrections looks like. */
export const example = '[[wall]]\nid = "W1-03"\ncost = {stone = 2}';

/** The emblem as SVG text, 240 × 210. */
export const draw = (): string => {
  let s =
    `<path d="M0,172H240V210H0Z" fill="var(--water)"/>` +
    [182, 192, 202]
      .map(
        (y, i) =>
          `<path d="M${4 + i * 14},${y}q8,-4 16,0t16,0t16,0t16,0t16,0t16,0t16,0t16,0t16,0t16,0" fill="none" stroke="var(--water-line)" stroke-dasharray="22 34"/>`,
      )
      .join('');
  s +=
    filled('M0,120C30,104 60,108 84,120V150H0Z', 'var(--field)', 0.9) +
    at(
      40,
      112,
      filled('M-26,2V-8H26V2Z', PLASTER) +
        filled('M-9,-8V-24L-5,-38L-1,-24V-8ZM2,-8V-24L6,-38L10,-24V-8Z', 'var(--wall)') +
        filled('M-28,-8L-24,-14H-10V-8ZM11,-8V-14H24L28,-8Z', 'var(--roof)'),
    );
  s +=
    `<circle cx="92" cy="104" r="50" fill="none" stroke="var(--may)" stroke-width=".9" stroke-dasharray="4 3" opacity=".75"/>` +
    guide('M92,40V168M36,104H148M176,10V170');
  s +=
    filled(
      'M0,148H240V184H228A24,24 0 0 0 180,184V200H162V184A23,24 0 0 0 116,184V200H98V184A23,24 0 0 0 52,184V200H34V184A22,24 0 0 0 0,165Z',
      'var(--wall-top)',
      1.2,
    ) + penned('M0,153H240', 0.7);
  /* the old town bridge tower */
  s +=
    filled('M150,148V66H202V148Z', 'var(--wall)', 1.2) +
    filled(arch(176, 148, 24, 42), DARK) +
    penned('M150,96H202M150,70H202', 1) +
    filled([160, 176, 192].map((x) => arch(x, 92, 7, 15)).join(''), DARK) +
    filled('M146,66V60H206V66Z', 'var(--wall-top)') +
    filled('M154,60L170,16H182L198,60Z', 'var(--roof-3)', 1.2) +
    penned('M171,16V7M181,16V7', 1.4) +
    filled('M144,62L149,40L154,62ZM198,62L203,40L208,62Z', 'var(--roof-3)');
  /* the tread-wheel crane */
  s +=
    penned('M60,148L92,104L124,148M92,104V60M92,62L44,44M92,62L108,50L44,44M92,84L60,50', 3) +
    `<circle cx="92" cy="106" r="36" fill="none" stroke="var(--wood)" stroke-width="7"/><circle cx="92" cy="106" r="39.5" fill="none" stroke="var(--pen)"/><circle cx="92" cy="106" r="32.5" fill="none" stroke="var(--pen)"/>`;
  for (let i = 0; i < 12; i++) {
    const a = (i * 30 * Math.PI) / 180;
    s += penned(`M${n1(92 + Math.cos(a) * 6)},${n1(106 + Math.sin(a) * 6)}L${n1(92 + Math.cos(a) * 33)},${n1(106 + Math.sin(a) * 33)}`, 1.6);
  }
  s +=
    `<circle cx="92" cy="106" r="6" fill="var(--wood)" stroke="var(--pen)"/>` +
    penned('M48,46V78', 1.3) +
    at(48, 92, filled('M0,-15L13,-7.5V7.5L0,15L-13,7.5V-7.5Z', 'var(--k-wood)', 1.2) + cottage(0, 6, { w: 15, g: 6, h: 6, r: 6 }) + penned('M0,-15V-18'));
  s += figure(1, 128, 148, 0.78) + figure(2, 214, 148, 0.72);
  return s;
};
