/** Six kinds of buildings, six objects, marble and the screen, from the symbols that Python draws with too; the mountains. */
import source from '$bastide/games/carrara/pictures/symbols.svg?raw';
import { at } from '$lib/art/pen';
import { addSymbols, use } from '$lib/art/sprite';

addSymbols(source);

/** A building: the dearer, the grander; one of cost 8 flies pennants. */
export const facade = (type: string, cost: number): string => {
  const scale = cost >= 8 ? 1.06 : 0.8 + Math.min(cost, 5) * 0.045;
  return (cost >= 8 ? use('carrara-pennants', 0, 0, scale) : '') + use(`carrara-${type}`, 0, 0, scale);
};

/** An object, about 20 units wide around the origin. */
export const object = (kind: string, x = 0, y = 0, scale = 1): string => use(`carrara-object-${kind}`, x, y, scale);

/** The cost of a building: so many blocks, on the face of a white one. */
export const costBlock = (x: number, y: number, cost: number, scale = 1): string =>
  at(x, y, `${use('carrara-cost')}<text class="num f-point-on" y="6" x="-.5" text-anchor="middle" font-size="13" font-weight="600">${cost}</text>`, scale);

/** A folding screen of three leaves, 40 × 24 around the origin. */
export const SCREEN = use('carrara-screen');

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
