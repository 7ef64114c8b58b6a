/** Six kinds of buildings and six objects, one hand: façades stand on (0, 0), 64 units wide, lit from the west. */
import { OUTLINE } from '$lib/art/masonry';
import { at } from '$lib/art/pen';
import { shape } from '$lib/art/seats';

const PLASTER = 'var(--plaster)';
const DARK = 'var(--draw)';

const line = (d: string, fill = 'none', width = 0.9): string => `<path d="${d}" fill="${fill}" ${OUTLINE} stroke-width="${width}"/>`;
const shade = (d: string): string => `<path d="${d}" fill="var(--shade)"/>`;
/** A round-headed opening; (x, y) is the middle of its sill. */
const arch = (x: number, y: number, w: number, h: number): string =>
  `M${x - w / 2},${y}V${y - h + w / 2}A${w / 2},${w / 2} 0 0 1 ${x + w / 2},${y - h + w / 2}V${y}Z`;
const row = (xs: readonly number[], y: number, w: number, h: number): string => xs.map((x) => arch(x, y, w, h)).join('');
const hill = '<path d="M-32,0C-20,-9 -12,-12 0,-12S22,-9 32,0Z" fill="var(--field)" stroke="var(--field-line)" stroke-width=".9"/>';
const cypress = (x: number, scale: number): string =>
  `<g transform="translate(${x},-1) scale(${scale})"><path d="M0,0V-3" ${OUTLINE}/><path d="M0,-34C5,-22 5,-8 0,-2C-5,-8 -5,-22 0,-34Z" fill="var(--tree-2)" ${OUTLINE} stroke-width=".9"/>` +
  '<path d="M0,-34C5,-22 5,-8 0,-2C2,-12 2,-24 0,-34Z" fill="var(--shade)"/></g>';

const WINDOWS = [-18, -6, 6, 18] as const;

const palazzo = (): string =>
  line('M-26,0V-42H26V0Z', PLASTER) +
  shade('M14,0V-42H26V0Z') +
  line('M-24,-46L-20,-52.5H20L24,-46Z', 'var(--roof)') +
  line('M-12,-52.5L-14,-46M0,-52.5V-46M12,-52.5L14,-46', 'none', 0.5) +
  line('M-29,-42H29V-46H-29Z', 'var(--wall-top)') +
  line('M-26,-16H26M-26,-29H26') +
  line(row(WINDOWS, 0, 8, 12), DARK) +
  line(row(WINDOWS, -18, 5.4, 8) + row(WINDOWS, -31.5, 5, 7), 'var(--roof-3)') +
  line(WINDOWS.map((x) => `M${x},-18V-25M${x - 3.6},-17.6H${x + 3.6}`).join(''), 'none', 0.6) +
  line('M-30,0H30', 'none', 1.2);

const porta = (): string =>
  line('M-14,0V-33H14V0Z', PLASTER) +
  line('M-28,0V-44H-13V0ZM13,0V-44H28V0Z', 'var(--wall)') +
  shade('M-18,0V-44H-13V0ZM22,0V-44H28V0Z') +
  line('M-30,-44V-51H-26V-47H-22.5V-51H-18.5V-47H-15V-51H-11V-44ZM11,-44V-51H15V-47H18.5V-51H22.5V-47H26V-51H30V-44Z', 'var(--wall-top)') +
  line('M-14,-33V-38H14V-33Z', 'var(--wall-top)') +
  line('M-10,-38V-34.5M-4,-38V-34.5M3,-38V-34.5M9,-38V-34.5', 'none', 0.8) +
  line(arch(0, 0, 17, 25), DARK) +
  '<g stroke="var(--wall-top)" stroke-width=".9"><path d="M-5,0V-20M0,0V-24M5,0V-20M-8,-8H8M-8,-15H8"/></g>' +
  line(arch(-20.5, -22, 4, 9) + arch(20.5, -22, 4, 9), DARK) +
  line('M-26,-12h5M-19,-6h4M15,-12h5M20,-6h5', 'none', 0.6);

const biblioteca = (): string =>
  line('M-30,0V-4H30V0ZM-27,-4V-8H27V-4Z', 'var(--wall-top)') +
  line('M-24,-8V-34H24V-8Z', PLASTER) +
  shade('M12,-8V-34H24V-8Z') +
  line('M-28,-34H28V-39H-28Z', 'var(--wall-top)') +
  line('M-28,-39L0,-54L28,-39Z', PLASTER) +
  line('M-20,-40.5L0,-51L20,-40.5Z', 'none', 0.6) +
  `<circle cy="-44.5" r="3" fill="var(--roof-3)" ${OUTLINE} stroke-width=".9"/>` +
  line(arch(0, -8, 9, 19), DARK) +
  line('M-16.2,-14V-26H-12V-14ZM12,-14V-26H16.2V-14Z', 'var(--roof-3)') +
  line([-20, -8.5, 8.5, 20].map((x) => `M${x - 2.2},-8V-34H${x + 2.2}V-8Z`).join(''), 'var(--wall-top)') +
  line([-20, -8.5, 8.5, 20].map((x) => `M${x},-10V-32`).join(''), 'none', 0.5);

const cattedrale = (): string =>
  line('M-28,0V-24L-14,-32V0ZM6,0V-32L20,-24V0Z', PLASTER) +
  line('M-14,0V-40L-4,-50L6,-40V0Z', PLASTER) +
  '<g stroke="var(--roof-3)" stroke-width="1.6" opacity=".75"><path d="M-28,-5H20M-28,-10H20M-28,-15H20M-28,-20H20M-14,-25H6M-14,-30H6M-14,-35H6"/></g>' +
  shade('M11,0V-29.5L20,-24V0Z') +
  line('M-28,0V-24L-14,-32M6,-32L20,-24V0M-14,0V-40L-4,-50L6,-40V0', 'none', 1.3) +
  `<circle cx="-4" cy="-33" r="5" fill="var(--lapis)" ${OUTLINE}/><path d="M-4,-38V-28M-9,-33H1M-7.5,-36.5L-.5,-29.5M-.5,-36.5L-7.5,-29.5" stroke="var(--plaster)" stroke-width=".9"/>` +
  line(arch(-4, 0, 8, 14) + arch(-21, 0, 6, 10) + arch(13, 0, 6, 10), DARK) +
  line('M-4,-50V-56M-6,-54H-2', 'none', 1.2) +
  `<g transform="rotate(4 25 0)">${line('M21,0V-45H31V0Z', PLASTER)}${shade('M27,0V-45H31V0Z')}${line('M20,-45H32M21,-36H31M21,-27H31M21,-18H31M21,-9H31')}` +
  `${line([-39, -30, -21, -12].map((y) => arch(24, y + 1.5, 2.6, 5) + arch(28, y + 1.5, 2.6, 5)).join(''), DARK, 0.4)}${line('M22,-45V-51H30V-45Z', 'var(--wall-top)')}</g>`;

const castello = (): string =>
  hill +
  line('M-22,-7V-28H22V-7C10,-12 -10,-12 -22,-7Z', 'var(--wall)') +
  shade('M12,-9.5V-28H22V-7C18,-8.5 15,-9 12,-9.5Z') +
  line('M-22,-28V-32H-18V-29H-14V-32H-10V-29H10V-32H14V-29H18V-32H22V-28Z', 'var(--wall-top)') +
  line('M-8,-10V-46H8V-10Z', PLASTER) +
  shade('M3,-10V-46H8V-10Z') +
  line('M-10,-46V-53H-5.5V-49H-2.2V-53H2.2V-49H5.5V-53H10V-46Z', 'var(--wall-top)') +
  line(arch(0, -10.5, 7, 11), DARK) +
  line(arch(0, -33, 4, 7) + arch(-15, -17, 3, 6) + arch(15, -17, 3, 6), DARK, 0.5) +
  line('M0,-53V-62', 'none', 1) +
  line('M0,-62L9,-59L0,-56.5Z', 'var(--madder)', 0.8);

const villa = (): string =>
  '<path d="M-32,0C-18,-5 18,-5 32,0Z" fill="var(--field)" stroke="var(--field-line)" stroke-width=".9"/>' +
  line('M-20,-2V-26H20V-2Z', PLASTER) +
  shade('M10,-2V-26H20V-2Z') +
  line('M-24,-26L-15,-36H15L24,-26Z', 'var(--roof)') +
  line('M-12,-36L-14.5,-26M-4,-36L-5,-26M4,-36L5,-26M12,-36L14.5,-26', 'none', 0.5) +
  line('M-7,-36V-44H7V-36Z', PLASTER) +
  line('M-9,-44L0,-50L9,-44Z', 'var(--roof)') +
  line(row([-3, 3], -38, 2.4, 4), DARK, 0.4) +
  line(row([-13, -4.5, 4.5, 13], -2, 6, 11), DARK) +
  line('M-20,-15.5H20') +
  line([-13, 0, 13].map((x) => `M${x - 2},-18V-23H${x + 2}V-18Z`).join(''), 'var(--roof-3)') +
  cypress(-26, 1) +
  cypress(27, 0.9);

const FACADES: Readonly<Record<string, () => string>> = { palazzo, porta, biblioteca, cattedrale, castello, villa };

/** A building: the dearer, the grander; one of cost 8 flies pennants. */
export const facade = (type: string, cost: number): string => {
  const scale = cost >= 8 ? 1.06 : 0.8 + Math.min(cost, 5) * 0.045;
  const drawn = FACADES[type]?.() ?? '';
  const flags =
    cost >= 8
      ? [-27, 27].map((x) => `${line(`M${x},0V-50`, 'none', 1)}${line(`M${x},-50l${x < 0 ? 9 : -9},3l${x < 0 ? -9 : 9},3Z`, 'var(--lapis)', 0.7)}`).join('')
      : '';
  return at(0, 0, flags + drawn, scale);
};

const OBJECT_ART: Readonly<Record<string, string>> = {
  crown: `<path d="M-9,7L-10,-4L-5,0L0,-8L5,0L10,-4L9,7Z" fill="var(--ochre)" ${OUTLINE}/><path d="M-8.6,4H8.6" stroke="var(--draw)" stroke-width=".8"/><circle cy="1" r="1.5" fill="var(--madder)"/>`,
  book: `<path d="M0,-6C-4,-9 -9,-8 -10,-7V7C-6,5 -3,6 0,8C3,6 6,5 10,7V-7C9,-8 4,-9 0,-6V8" fill="var(--plaster)" ${OUTLINE}/><path d="M-7,-3.5h4M-7,0h4M3,-3.5h4M3,0h4" stroke="var(--draw)" stroke-width=".9"/>`,
  gate: `<path d="M-9,8V-3A9,9 0 0 1 9,-3V8H5V-3A5,5 0 0 0 -5,-3V8Z" fill="var(--wall-top)" ${OUTLINE}/><path d="M-2.5,8V-7M2.5,8V-7M-5,-1H5M-5,4H5" stroke="var(--pen)" stroke-width="1.2"/>`,
  cup: `<path d="M-7,-9H7C7,-1 3,1 1.5,2V6H5V9H-5V6H-1.5V2C-3,1 -7,-1 -7,-9Z" fill="var(--ochre)" ${OUTLINE}/><path d="M-6,-5H6" stroke="var(--draw)"/>`,
  flag: `<path d="M-7,10V-9" stroke="var(--pen)" stroke-width="1.8"/><path d="M-7,-9H9L5,-3.5L9,2H-7Z" fill="var(--madder)" ${OUTLINE}/><path d="M-3,-3.5H4" stroke="var(--white)" stroke-width="1.4"/>`,
  coat_of_arms: `<path d="M-8,-9H8V0C8,6 3,8.5 0,10C-3,8.5 -8,6 -8,0Z" fill="var(--lapis)" ${OUTLINE}/><path d="M-8,-4L8,4V0L-4,-9H-8Z" fill="var(--white)"/><path d="M-8,-9H8V0C8,6 3,8.5 0,10C-3,8.5 -8,6 -8,0Z" fill="none" ${OUTLINE}/>`,
};

/** An object, about 20 units wide around the origin. */
export const object = (kind: string, x = 0, y = 0, scale = 1): string => at(x, y, OBJECT_ART[kind] ?? '', scale);

/** The cost of a building: so many blocks, on the face of a white one. */
export const costBlock = (x: number, y: number, cost: number, scale = 1): string =>
  at(
    x,
    y,
    '<path d="M-9,-7L-5,-11H12L8,-7V9L12,5V-11M-9,-7H8V10H-9Z" fill="var(--white)" stroke="var(--piece-line)" stroke-width="1.2" stroke-linejoin="round"/><path d="M8,-7L12,-11V5L8,9Z" fill="#000" opacity=".22"/>' +
      `<text class="num" y="6" x="-.5" text-anchor="middle" font-size="13" font-weight="600" fill="#1B2030">${cost}</text>`,
    scale,
  );

/** A folding screen of three leaves, 40 × 24 around the origin. */
export const SCREEN =
  `<g ${OUTLINE} stroke-width="1.1"><path d="M-20,12V-10L-7,-13V9Z" fill="var(--k-royal)"/><path d="M-7,9V-13L7,-10V12Z" fill="var(--sheet-3)"/><path d="M7,12V-10L20,-13V9Z" fill="var(--k-royal)"/></g>` +
  '<path d="M-16,6V-5.5L-11,-6.8V4.8ZM-3,6V-8.5L3,-7.2V7.4ZM11,7.2V-7L16,-8.2V5.8Z" fill="none" stroke="var(--k-royal-2)" stroke-width=".9"/>';

/** The coast from the sea to the marble mountains, pencilled behind the six cities; 1000 × 120. */
export const ALPS = ((): string => {
  const peaks: [number, number][] = [
    [0, 92],
    [0.08, 90],
    [0.16, 84],
    [0.24, 88],
    [0.33, 70],
    [0.38, 76],
    [0.46, 52],
    [0.5, 60],
    [0.55, 34],
    [0.59, 48],
    [0.64, 22],
    [0.68, 40],
    [0.73, 14],
    [0.77, 34],
    [0.82, 26],
    [0.87, 44],
    [0.92, 36],
    [1, 62],
  ].map(([a, b]) => [a! * 1000, b! + 6]);
  let hatching = '';
  peaks.forEach(([a, b], i) => {
    const next = peaks[i + 1];
    if (!i || !next || b >= peaks[i - 1]![1] || b >= next[1]) return;
    for (let j = 1; j < 9; j++) {
      const u = j / 9;
      hatching += `M${Math.round(a + (next[0] - a) * u)},${Math.round(b + (next[1] - b) * u)}l-3,${Math.round(10 * (1.15 - u))}`;
    }
  });
  const sea = [0, 1, 2].map((j) => `M${6 + j * 8},${106 + j * 6}q8,-4 16,0t16,0t16,0t16,0`).join('');
  const ridge = peaks.map(([x, y], i) => `${i ? 'L' : 'M'}${x},${y}`).join('');
  return `<g fill="none" stroke="var(--line-2)" stroke-width="1" stroke-linejoin="round" vector-effect="non-scaling-stroke"><path d="${ridge}"/><path d="${hatching}" stroke-width=".8"/><path d="${sea}"/></g>`;
})();

/** Where a scoring marker has been: its outline in dashes. */
export const emptyMark = (seat: number): string => shape(seat, 'fill="none" stroke="var(--line-2)" stroke-width="1.5" stroke-dasharray="3 3"');
