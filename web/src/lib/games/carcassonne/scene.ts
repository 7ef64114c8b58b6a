/**
 * The whole town as layers: flat things per tile, standing things per row of cells, sorted by depth. A row is kept until
 * a tile that reaches into it changes; of a row that has changed only what is new in it is drawn.
 */
import { merged } from '$lib/art/merged';
import { cornerTower, tileArt } from './art';
import type { PlacedTile } from './view';

export interface FlatTile {
  readonly key: string;
  readonly x: number;
  readonly y: number;
  readonly kind: string;
  readonly r: number;
  readonly ground: string;
  readonly road: string;
  readonly city: string;
}
export interface StandingRow {
  readonly row: number;
  /** The drawings of what stands there, back to front; no two are the same, since each has its place. */
  readonly things: readonly string[];
}
export interface Scene {
  readonly flat: readonly FlatTile[];
  readonly rows: readonly StandingRow[];
}

type Laid = Pick<PlacedTile, 'kind' | 'x' | 'y' | 'r'>;

/** Which row of cells a foot belongs to; a foot on the line stands in the row below. */
const rowOf = (foot: number): number => Math.floor(foot / 100);

/** Builds scenes and remembers the rows of the one before. */
export class SceneBuilder {
  #rows = new Map<number, { readonly signature: string; readonly made: StandingRow }>();
  #flat = new Map<string, FlatTile>();

  build(tiles: readonly Laid[]): Scene {
    const flat = tiles.map((t) => this.#flatTile(t));
    const byRow = new Map<number, Laid[]>();
    for (const t of tiles)
      for (const row of [t.y - 1, t.y, t.y + 1]) {
        const list = byRow.get(row);
        if (list) list.push(t);
        else byRow.set(row, [t]);
      }
    const kept = new Map<number, { signature: string; made: StandingRow }>();
    for (const [row, near] of byRow) {
      const signature = near
        .map((t) => `${t.kind}${t.x},${t.y},${t.r}`)
        .sort()
        .join(' ');
      const before = this.#rows.get(row);
      kept.set(row, before?.signature === signature ? before : { signature, made: { row, things: standing(near, row) } });
    }
    this.#rows = kept;
    const rows = [...kept.values()]
      .map((k) => k.made)
      .filter((m) => m.things.length > 0)
      .sort((a, b) => a.row - b.row);
    return { flat, rows };
  }

  #flatTile(t: Laid): FlatTile {
    const key = `${t.x},${t.y},${t.kind},${t.r}`;
    let made = this.#flat.get(key);
    if (!made) {
      const { ground, road, city } = tileArt(t.kind, t.x, t.y, t.r);
      this.#flat.set(key, (made = { key, x: t.x, y: t.y, kind: t.kind, r: t.r, ground, road, city }));
    }
    return made;
  }
}

/** Everything that stands in one row of cells, back to front; one tower where walls of several tiles meet. */
function standing(near: readonly Laid[], row: number): string[] {
  const things: [foot: number, markup: string][] = [];
  const towers = new Set<string>();
  for (const t of near) {
    const art = tileArt(t.kind, t.x, t.y, t.r);
    // what stands on one tile hardly covers each other, and nothing on another but at the corners, where the towers are
    const own = art.upright.filter(([foot]) => rowOf(t.y * 100 + foot) === row).sort((a, b) => a[0] - b[0]);
    if (own[0]) things.push([t.y * 100 + own[0][0], merged(own.map(([, draw]) => draw(t.x * 100, t.y * 100)).join(''))]);
    for (const end of art.wallEnds) {
      const x = t.x * 100 + end[0];
      const y = t.y * 100 + end[1];
      if (rowOf(y + 2) !== row || towers.has(`${x},${y}`)) continue;
      towers.add(`${x},${y}`);
      things.push([y + 2, cornerTower(x, y)]);
    }
  }
  return [...new Set(things.sort((a, b) => a[0] - b[0]).map(([, markup]) => markup))];
}
