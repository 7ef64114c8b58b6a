/**
 * The lobby's emblems, 240 × 210: each half drawn, half still under-drawing. The first line of each sets
 * the ground, the last ones the people.
 */
import { cottage, OUTLINE, rampart, tower, tree } from './masonry';
import { at, n1, path, rng, type Point } from './pen';
import { figure } from './seats';

const DK = 'var(--draw)';
const PL = 'var(--plaster)';
const ROOFS = ['var(--roof)', 'var(--roof)', 'var(--roof-2)', 'var(--roof-4)'] as const;
const pickRoof = (R: () => number): string => ROOFS[(R() * 4) | 0]!;
const TREES: readonly Point[] = [
  [22, 150],
  [34, 166],
  [60, 186],
  [206, 172],
  [218, 150],
  [190, 186],
  [16, 128],
];

const fl = (d: string, f: string, w = 1): string => `<path d="${d}" fill="${f}" ${OUTLINE} stroke-width="${w}"/>`;
const pn = (d: string, w = 1, ex = ''): string =>
  `<path d="${d}" fill="none" stroke="var(--pen)" stroke-width="${w}" stroke-linejoin="round" stroke-linecap="round" ${ex}/>`;
const gd = (d: string): string => `<path d="${d}" fill="none" stroke="var(--may)" stroke-width=".9" stroke-dasharray="4 3" opacity=".75"/>`;
const arch = (x: number, y: number, w: number, h: number): string =>
  `M${x - w / 2},${y}V${y - h + w / 2}A${w / 2},${w / 2} 0 0 1 ${x + w / 2},${y - h + w / 2}V${y}Z`;

const carcassonne = (): string => {
  const R = rng(21),
    cx = 120,
    cy = 116,
    up: [number, string][] = [],
    n = 14;
  let s = `<ellipse cx="${cx}" cy="${cy + 14}" rx="112" ry="66" fill="var(--field)"/>`;
  s +=
    gd(`M${cx - 108},${cy}H${cx + 108}M${cx},${cy - 96}V${cy + 84}`) +
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
      fl('M-15,0V-26H15V0Z', PL) +
        fl('M-20,0V-40H-8V0ZM8,0V-40H20V0Z', 'var(--wall)') +
        fl('M-22,-40L-14,-58L-6,-40ZM6,-40L14,-58L22,-40Z', 'var(--roof-3)') +
        fl(arch(0, 0, 9, 14) + arch(-14, -20, 3, 8) + arch(14, -20, 3, 8), DK),
    ),
  ]);
  up.push([
    cy + 52,
    at(
      cx + 8,
      cy + 50,
      fl('M-12,0V-26H12V0Z', 'var(--wall)') + fl('M-14,-26V-32H-8V-29H-3V-32H3V-29H8V-32H14V-26Z', 'var(--wall-top)') + fl(arch(0, 0, 11, 16), DK),
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

const caylus = (): string => {
  let s =
    `<path d="M0,176H240V210H0Z" fill="var(--water)"/>` +
    [184, 193, 202]
      .map(
        (y, i) =>
          `<path d="M${8 + i * 12},${y}q8,-4 16,0t16,0t16,0t16,0t16,0t16,0t16,0t16,0t16,0t16,0t16,0" fill="none" stroke="var(--water-line)" stroke-dasharray="24 30"/>`,
      )
      .join('');
  s += gd('M10,176H232M62,20V178M120,12V178M178,20V178M10,118H232M10,74H232');
  const ash = (x: number, y: number, w: number, h: number, r = 9) => {
    let d = '';
    for (let j = 1; j * r < h; j++) d += `M${x},${y - j * r}h${w}`;
    for (let j = 0; j * r < h; j++) for (let i = j % 2 ? 8 : 15; i < w; i += 16) d += `M${x + i},${y - j * r}v${-Math.min(r, h - j * r)}`;
    return `<path d="${d}" stroke="var(--draw)" stroke-width=".6" opacity=".5" fill="none"/>`;
  };
  s +=
    fl('M36,150V74H88V150Z', 'var(--wall)') +
    ash(36, 150, 52, 76) +
    fl('M32,74V64H40V69H49V64H57V69H66V64H75V69H84V64H92V74Z', 'var(--wall-top)') +
    fl('M40,64L62,22L84,64Z', 'var(--roof-3)') +
    fl('M62,22V12L74,16L62,20', 'var(--madder)') +
    fl(arch(62, 108, 10, 22), DK);
  s +=
    fl('M88,150V92H152V150Z', PL) +
    ash(88, 150, 64, 58) +
    fl('M86,92V83H94V88H104V83H112V88H122V83H130V88H140V83H154V92Z', 'var(--wall-top)') +
    fl(arch(120, 150, 24, 38), DK) +
    `<path d="M112,150V122M120,150V113M128,150V122M109,140H131M109,130H131" stroke="var(--wall-top)" stroke-width="1.3"/>` +
    fl(arch(102, 116, 6, 14) + arch(138, 116, 6, 14), DK);
  s += fl('M152,150V104H168V96H184V110H204V150Z', 'var(--wall)') + ash(152, 150, 52, 40) + gd('M152,104V74H204V110M148,74V64H208V74M156,64L178,22L200,64');
  s +=
    pn('M196,110V48M186,110V48M182,92H200M182,74H200M182,56H200M186,110L196,92L186,74L196,56', 1.6) +
    pn('M190,48L150,42M190,48L194,36L150,42M158,43V84', 1.6) +
    at(158, 90, fl('M-9,-6H9V6H-9Z', 'var(--stone)') + pn('M0,-6V-12M-9,-6L0,-12L9,-6', 1));
  s +=
    fl('M0,150H240V186H222A26,25 0 0 0 170,186V202H150V186A26,25 0 0 0 98,186V202H78V186A26,25 0 0 0 26,186V202H8V178H0Z', 'var(--wall-top)', 1.2) +
    pn('M0,155H240', 0.7);
  s += figure(0, 40, 149, 0.72) + figure(3, 204, 149, 0.72) + figure(1, 218, 149, 0.72);
  return s;
};

const carrara = (): string => {
  let s = fl('M-4,118L34,70L52,88L86,34L112,72L134,46L170,92L196,66L244,112V150H-4Z', 'var(--sheet-3)', 0.9);
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
    gd('M120,20V196M44,176L120,58L196,176M30,176H214M44,100H196');
  s +=
    fl('M56,176V86H184V176Z', PL, 1.2) +
    fl('M50,86V78H190V86Z', 'var(--wall-top)') +
    fl('M54,78L66,62H174L186,78Z', 'var(--roof)') +
    pn('M56,146H184M56,116H184', 1.2);
  s += `<g opacity=".55" stroke="var(--roof-3)" stroke-width="2.4">${[152, 158, 164, 170].map((y) => `<path d="M57,${y}H183"/>`).join('')}</g>`;
  s +=
    fl([72, 96, 120, 144, 168].map((x) => arch(x, 176, 17, 26)).join(''), DK) +
    fl([72, 96, 120, 144, 168].map((x) => arch(x, 143, 10, 19)).join(''), 'var(--roof-3)') +
    fl([72, 96, 120, 144, 168].map((x) => arch(x, 112, 10, 17)).join(''), 'var(--roof-3)') +
    pn([72, 96, 120, 144, 168].map((x) => `M${x},143V126M${x},112V97`).join(''), 0.9);
  s += fl('M0,176H240V210H0Z', 'var(--ground)') + pn('M0,176H240', 1.2);
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

const praga = (): string => {
  let s =
    `<path d="M0,172H240V210H0Z" fill="var(--water)"/>` +
    [182, 192, 202]
      .map(
        (y, i) =>
          `<path d="M${4 + i * 14},${y}q8,-4 16,0t16,0t16,0t16,0t16,0t16,0t16,0t16,0t16,0t16,0" fill="none" stroke="var(--water-line)" stroke-dasharray="22 34"/>`,
      )
      .join('');
  s +=
    fl('M0,120C30,104 60,108 84,120V150H0Z', 'var(--field)', 0.9) +
    at(
      40,
      112,
      fl('M-26,2V-8H26V2Z', PL) +
        fl('M-9,-8V-24L-5,-38L-1,-24V-8ZM2,-8V-24L6,-38L10,-24V-8Z', 'var(--wall)') +
        fl('M-28,-8L-24,-14H-10V-8ZM11,-8V-14H24L28,-8Z', 'var(--roof)'),
    );
  s +=
    `<circle cx="92" cy="104" r="50" fill="none" stroke="var(--may)" stroke-width=".9" stroke-dasharray="4 3" opacity=".75"/>` +
    gd('M92,40V168M36,104H148M176,10V170');
  s +=
    fl(
      'M0,148H240V184H228A24,24 0 0 0 180,184V200H162V184A23,24 0 0 0 116,184V200H98V184A23,24 0 0 0 52,184V200H34V184A22,24 0 0 0 0,165Z',
      'var(--wall-top)',
      1.2,
    ) + pn('M0,153H240', 0.7);
  /* the old town bridge tower */
  s +=
    fl('M150,148V66H202V148Z', 'var(--wall)', 1.2) +
    fl(arch(176, 148, 24, 42), DK) +
    pn('M150,96H202M150,70H202', 1) +
    fl([160, 176, 192].map((x) => arch(x, 92, 7, 15)).join(''), DK) +
    fl('M146,66V60H206V66Z', 'var(--wall-top)') +
    fl('M154,60L170,16H182L198,60Z', 'var(--roof-3)', 1.2) +
    pn('M171,16V7M181,16V7', 1.4) +
    fl('M144,62L149,40L154,62ZM198,62L203,40L208,62Z', 'var(--roof-3)');
  /* the tread-wheel crane */
  s +=
    pn('M60,148L92,104L124,148M92,104V60M92,62L44,44M92,62L108,50L44,44M92,84L60,50', 3) +
    `<circle cx="92" cy="106" r="36" fill="none" stroke="var(--wood)" stroke-width="7"/><circle cx="92" cy="106" r="39.5" fill="none" stroke="var(--pen)"/><circle cx="92" cy="106" r="32.5" fill="none" stroke="var(--pen)"/>`;
  for (let i = 0; i < 12; i++) {
    const a = (i * 30 * Math.PI) / 180;
    s += pn(`M${n1(92 + Math.cos(a) * 6)},${n1(106 + Math.sin(a) * 6)}L${n1(92 + Math.cos(a) * 33)},${n1(106 + Math.sin(a) * 33)}`, 1.6);
  }
  s +=
    `<circle cx="92" cy="106" r="6" fill="var(--wood)" stroke="var(--pen)"/>` +
    pn('M48,46V78', 1.3) +
    at(48, 92, fl('M0,-15L13,-7.5V7.5L0,15L-13,7.5V-7.5Z', 'var(--k-wood)', 1.2) + cottage(0, 6, { w: 15, g: 6, h: 6, r: 6 }) + pn('M0,-15V-18'));
  s += figure(1, 128, 148, 0.78) + figure(2, 214, 148, 0.72);
  return s;
};

/** A house that is only planned: for a game that this build has not drawn. */
const planned = (): string =>
  `<ellipse cx="120" cy="132" rx="112" ry="52" fill="var(--field)"/>` +
  gd('M14,132H226M120,34V196') +
  `<circle cx="120" cy="112" r="84" fill="none" stroke="var(--may)" stroke-width=".9" stroke-dasharray="4 3" opacity=".6"/>` +
  at(112, 142, cottage(0, 0, { w: 84, g: 30, h: 30, r: 30, chimney: true })) +
  TREES.slice(0, 5)
    .map(([x, y]) => tree(x, y))
    .join('') +
  figure(0, 182, 166, 0.72);

const EMBLEMS: Readonly<Record<string, () => string>> = { carcassonne, caylus, carrara, praga };
const drawn = new Map<string, string>();

/** A game's emblem as SVG text. Drawn once. */
export function emblem(game: string): string {
  const known = drawn.get(game);
  if (known !== undefined) return known;
  const fresh = (EMBLEMS[game] ?? planned)();
  drawn.set(game, fresh);
  return fresh;
}
