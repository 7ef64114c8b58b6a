/**
 * How what lies on the sheet is named: a kind, then an id. What belongs to a seat has its number first.
 *
 * `tile:U1-05` (every tile: of the crane, the rows, the city, technologies, bridge, plazas), `slot:wall.2`, `stack:wall`,
 * `crane:`, `sector:3`, `zone:7`, `platform:`, `action:wall`, `space:N_L1`, `plaza:P_A`, `region:2`, `road:1.egg`,
 * `road-tile:1`, `span:3`, `figure:0`, `place:0.w7`, `grid:cathedral`, `cell:cathedral.3.2`, `row:cathedral.3`,
 * `column:cathedral.2`, `tier:cathedral.2`, `marker:cathedral.0`, `track:0.mines`, `step:0.mines.4`, `wealth:0.gold_6`,
 * `level:0.3`, `token:PT-1`, `seal:SE-1`, `good:0.gold`, `seat:0`, `score:0`, and alone `goal:` and `rival:`.
 */
export interface Named {
  readonly kind: string;
  readonly id: string;
  /** The id in its parts. */
  readonly parts: readonly string[];
}
export function named(thing: string): Named {
  const at = thing.indexOf(':');
  const id = at < 0 ? '' : thing.slice(at + 1);
  return { kind: at < 0 ? thing : thing.slice(0, at), id, parts: id.split('.') };
}

const SAME: Readonly<Record<string, string>> = { take: 'tile', choose: 'tile', use: 'tile', act: 'action', city: 'space', road: 'region' };
const OWN: ReadonlySet<string> = new Set(['track', 'wealth']);
/** The thing that a spot stands for (pointing.ts), on the boards of a seat. */
export function thingOf(key: string, seat: number): string {
  const [kind = '', what = ''] = key.split(' ');
  if (!what) return `place:${seat}.${kind}`;
  if (kind === 'hex') return `place:${seat}.${what}`;
  return OWN.has(kind) ? `${kind}:${seat}.${what}` : `${SAME[kind] ?? kind}:${what}`;
}
