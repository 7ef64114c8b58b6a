/** A tile as a line of the log has room for it: what it joins, in a dozen shapes, without what grows and stands about. */
import { n1, path, type Point } from '$lib/art/pen';
import { inside, toLine } from '$lib/art/plane';
import { shapeOf, type CityShape } from './shapes';

const LINE = 'stroke="var(--draw)" stroke-linejoin="round"';
/** Where houses may stand around the middle of a town. */
const AROUND: readonly Point[] = [
  [0, -4],
  [-20, 10],
  [20, 10],
  [-20, -14],
  [20, -14],
  [0, 24],
  [0, -26],
];

const strokes = (lines: readonly (readonly Point[])[], looks: readonly (readonly [colour: string, width: number])[]): string => {
  const d = lines.map(path).join('');
  return d && looks.map(([colour, width]) => `<path d="${d}" fill="none" stroke="var(--${colour})" stroke-width="${width}"/>`).join('');
};

const roof = ([x, y]: Point): string => `M${n1(x - 8)},${n1(y)}H${n1(x + 8)}V${n1(y - 6)}L${n1(x)},${n1(y - 14)}L${n1(x - 8)},${n1(y - 6)}Z`;

function houses(c: CityShape, free: boolean): Point[] {
  const stand = AROUND.map(([x, y]): Point => [c.spot[0] + x, c.spot[1] + y]).filter(
    ([x, y]) => inside([x, y - 5], c.area) && x > 10 && x < 90 && y > 16 && y < 96 && c.walls.every((wall) => toLine([x, y - 6], wall) > 11),
  );
  return free ? stand : stand.slice(1);
}

/** A banner, twice as large as on the board. */
const banner = ([x, y]: Point): string =>
  `<path d="M${n1(x - 8)},${n1(y - 15)}H${n1(x + 8)}V${n1(y + 1)}L${n1(x)},${n1(y + 9)}L${n1(x - 8)},${n1(y + 1)}Z" fill="var(--roof-3)" ${LINE} stroke-width="3"/>`;

function abbey([x, y]: Point): string {
  const [left, foot] = [n1(x - 22), n1(y + 15)];
  return (
    `<path d="M${left},${foot}h44v-17h-28v-16h-16Z" fill="var(--plaster)" ${LINE} stroke-width="3"/>` +
    `<path d="M${n1(x - 6)},${n1(y - 2)}h30l-7,-13h-23ZM${n1(x - 24)},${n1(y - 18)}h20l-10,-18Z" fill="var(--roof)" ${LINE} stroke-width="3"/>`
  );
}

/** Draws kind `id` turned by `r` in the box of the larger drawings, for a size at which these are a blur. */
export function tinyTile(id: string, r = 0): string {
  const s = shapeOf(id, r);
  const roofs = s.cities.flatMap((c) => houses(c, !c.pennant)).map(roof);
  return (
    '<rect width="100" height="100" fill="var(--field)"/>' +
    strokes(
      s.roads.map((road) => road.line),
      [
        ['road-line', 17],
        ['road', 12],
      ],
    ) +
    (s.crossing ? `<circle cx="${n1(s.crossing[0])}" cy="${n1(s.crossing[1])}" r="13" fill="var(--wall)" ${LINE} stroke-width="3"/>` : '') +
    (s.cities.length ? `<path d="${s.cities.map((c) => `${path(c.area)}Z`).join('')}" fill="var(--ground)"/>` : '') +
    '<rect class="seam" fill="none" width="100" height="100"/>' +
    strokes(
      s.cities.flatMap((c) => c.walls),
      [
        ['draw', 12],
        ['wall', 8],
      ],
    ) +
    (roofs.length ? `<path d="${roofs.join('')}" fill="var(--roof)" ${LINE} stroke-width="2.5"/>` : '') +
    s.cities
      .filter((c) => c.pennant)
      .map((c) => banner(c.spot))
      .join('') +
    (s.cloister ? abbey(s.cloister) : '')
  );
}
