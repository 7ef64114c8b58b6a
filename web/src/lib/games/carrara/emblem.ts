/** The Palaces of Carrara in the lobby: part of the first load, so it imports nothing else of the game. */
import { arch, DARK, filled, guide, penned, PLASTER } from '$lib/art/emblems';
import { at, n1 } from '$lib/art/pen';

/** When the game came out: the lobby lists the oldest first. */
export const year = 2012;

/** What a file of corrections looks like. */
export const example = '[[city]]\nid = "pisa"\nmin_buildings_to_score = 2';

/** The emblem as SVG text, 240 × 210. */
export const draw = (): string => {
  let s = filled('M-4,118L34,70L52,88L86,34L112,72L134,46L170,92L196,66L244,112V150H-4Z', 'var(--sheet-3)', 0.9);
  const ridge: readonly (readonly [number, number, number, number])[] = [
    [86, 34, 112, 72],
    [34, 70, 52, 88],
    [134, 46, 170, 92],
    [196, 66, 244, 112],
  ];
  let h = '';
  ridge.forEach(([a, b, c, d]) => {
    for (let j = 0; j < 9; j++) {
      const u = j / 9;
      h += `M${n1(a + (c - a) * u)},${n1(b + (d - b) * u)}l-5,${n1(22 * (1 - u) + 5)}`;
    }
  });
  s += `<path d="${h}" stroke="var(--line-2)" fill="none" stroke-width=".9"/>`;
  s +=
    `<circle cx="120" cy="100" r="62" fill="none" stroke="var(--may)" stroke-width=".9" stroke-dasharray="4 3" opacity=".75"/>` +
    guide('M120,20V196M44,176L120,58L196,176M30,176H214M44,100H196');
  s +=
    filled('M56,176V86H184V176Z', PLASTER, 1.2) +
    filled('M50,86V78H190V86Z', 'var(--wall-top)') +
    filled('M54,78L66,62H174L186,78Z', 'var(--roof)') +
    penned('M56,146H184M56,116H184', 1.2);
  s += `<g opacity=".55" stroke="var(--roof-3)" stroke-width="2.4">${[152, 158, 164, 170].map((y) => `<path d="M57,${y}H183"/>`).join('')}</g>`;
  s +=
    filled([72, 96, 120, 144, 168].map((x) => arch(x, 176, 17, 26)).join(''), DARK) +
    filled([72, 96, 120, 144, 168].map((x) => arch(x, 143, 10, 19)).join(''), 'var(--roof-3)') +
    filled([72, 96, 120, 144, 168].map((x) => arch(x, 112, 10, 17)).join(''), 'var(--roof-3)') +
    penned([72, 96, 120, 144, 168].map((x) => `M${x},143V126M${x},112V97`).join(''), 0.9);
  s += filled('M0,176H240V210H0Z', 'var(--ground)') + penned('M0,176H240', 1.2);
  const blk = (x: number, y: number, k: number, c: string, v: string) =>
    at(
      x,
      y,
      `<g stroke="var(--piece-line)" stroke-width="${1.2 / k}" stroke-linejoin="round"><path d="M-12,-8L-6,-15H16L10,-8Z" fill="var(--m-${c})"/><path d="M-12,-8L-6,-15H16L10,-8Z" fill="#fff" opacity=".32"/><path d="M10,-8L16,-15V4L10,12Z" fill="var(--m-${c})"/><path d="M10,-8L16,-15V4L10,12Z" fill="#000" opacity=".25"/><path d="M-12,-8H10V12H-12Z" fill="var(--m-${c})"/></g><path d="M-9,8L-3,2L0,5L7,-4" fill="none" stroke="${v}" stroke-width="1.3"/>`,
      k,
    );
  s +=
    blk(30, 190, 1.3, 'red', '#ffe9e4') +
    blk(196, 188, 1.3, 'green', '#06210f') +
    blk(172, 196, 1.05, 'yellow', '#5c4200') +
    blk(214, 198, 0.9, 'blue', '#eaf0ff') +
    blk(58, 196, 1.05, 'white', '#8d8676') +
    blk(40, 167, 1, 'black', '#F4F0E4');
  return s;
};
