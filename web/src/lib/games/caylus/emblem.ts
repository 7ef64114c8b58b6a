/** Caylus in the lobby: part of the first load, so it imports nothing else of the game. */
import { arch, DARK, filled, guide, penned, PLASTER } from '$lib/art/emblems';
import { at } from '$lib/art/pen';
import { figure } from '$lib/art/seats';

/** When the game came out: the lobby lists the oldest first. */
export const year = 2005;

/** What a file of corrections looks like. */
export const example = '[[building]]\nid = "bank"\npoints = 6';

/** The emblem as SVG text, 240 × 210. */
export const draw = (): string => {
  let s =
    `<path d="M0,176H240V210H0Z" fill="var(--water)"/>` +
    [184, 193, 202]
      .map(
        (y, i) =>
          `<path d="M${8 + i * 12},${y}q8,-4 16,0t16,0t16,0t16,0t16,0t16,0t16,0t16,0t16,0t16,0t16,0" fill="none" stroke="var(--water-line)" stroke-dasharray="24 30"/>`,
      )
      .join('');
  s += guide('M10,176H232M62,20V178M120,12V178M178,20V178M10,118H232M10,74H232');
  const ash = (x: number, y: number, w: number, h: number, r = 9) => {
    let d = '';
    for (let j = 1; j * r < h; j++) d += `M${x},${y - j * r}h${w}`;
    for (let j = 0; j * r < h; j++) for (let i = j % 2 ? 8 : 15; i < w; i += 16) d += `M${x + i},${y - j * r}v${-Math.min(r, h - j * r)}`;
    return `<path d="${d}" stroke="var(--draw)" stroke-width=".6" opacity=".5" fill="none"/>`;
  };
  s +=
    filled('M36,150V74H88V150Z', 'var(--wall)') +
    ash(36, 150, 52, 76) +
    filled('M32,74V64H40V69H49V64H57V69H66V64H75V69H84V64H92V74Z', 'var(--wall-top)') +
    filled('M40,64L62,22L84,64Z', 'var(--roof-3)') +
    filled('M62,22V12L74,16L62,20', 'var(--madder)') +
    filled(arch(62, 108, 10, 22), DARK);
  s +=
    filled('M88,150V92H152V150Z', PLASTER) +
    ash(88, 150, 64, 58) +
    filled('M86,92V83H94V88H104V83H112V88H122V83H130V88H140V83H154V92Z', 'var(--wall-top)') +
    filled(arch(120, 150, 24, 38), DARK) +
    `<path d="M112,150V122M120,150V113M128,150V122M109,140H131M109,130H131" stroke="var(--wall-top)" stroke-width="1.3"/>` +
    filled(arch(102, 116, 6, 14) + arch(138, 116, 6, 14), DARK);
  s +=
    filled('M152,150V104H168V96H184V110H204V150Z', 'var(--wall)') + ash(152, 150, 52, 40) + guide('M152,104V74H204V110M148,74V64H208V74M156,64L178,22L200,64');
  s +=
    penned('M196,110V48M186,110V48M182,92H200M182,74H200M182,56H200M186,110L196,92L186,74L196,56', 1.6) +
    penned('M190,48L150,42M190,48L194,36L150,42M158,43V84', 1.6) +
    at(158, 90, filled('M-9,-6H9V6H-9Z', 'var(--stone)') + penned('M0,-6V-12M-9,-6L0,-12L9,-6', 1));
  s +=
    filled('M0,150H240V186H222A26,25 0 0 0 170,186V202H150V186A26,25 0 0 0 98,186V202H78V186A26,25 0 0 0 26,186V202H8V178H0Z', 'var(--wall-top)', 1.2) +
    penned('M0,155H240', 0.7);
  s += figure(0, 40, 149, 0.72) + figure(3, 204, 149, 0.72) + figure(1, 218, 149, 0.72);
  return s;
};
