/** What each seat would still get per cause if the game ended now (PRA-270 to PRA-279). */
import { componentsOf } from '../box';
import { BRIDGE_TILES, SEALS } from './tiles';
import type { PragaSeat, PragaView } from './view';

const SCORING = componentsOf<{ final_scoring: { walls: Readonly<Record<string, number>>; eggs: readonly number[] } }>('praga').final_scoring;
const WALLS_MOST = Math.max(...Object.keys(SCORING.walls).map(Number));
const least = (n: number, list: readonly number[]): number => list[Math.min(n, list.length - 1)] ?? 0;

function counted(per: string, s: PragaSeat): number {
  switch (per) {
    case 'university_height':
      return s.university;
    case 'upgrade_tile_including_covered':
      return s.upgrades.length;
    case 'wall_tile':
      return walls(s);
    case 'mine_count':
      return s.mines;
    case 'quarry_count':
      return s.quarries;
    default:
      return s.hunger_wall.row + s.cathedral.row;
  }
}
const walls = (s: PragaSeat): number => s.walls.filter((w) => w.tile !== null).length;

function vTile(id: string | null, s: PragaSeat): number {
  const final = id === null ? null : BRIDGE_TILES[id]?.final;
  return final ? Math.min(counted(final.per, s) * final.points, final.maximum ?? Infinity) : 0;
}

/** The most that seals give for so much gold and stone, in whatever order they are paid. */
function seals(ids: readonly string[], gold: number, stone: number): number {
  return ids.reduce((best, id) => {
    const seal = SEALS[id];
    const price = (kind: string): number => seal?.exchange?.pay.find((p) => p.kind === kind)?.n ?? 0;
    const uses = seal?.exchange
      ? Math.min(price('gold') ? Math.floor(gold / price('gold')) : Infinity, price('stone') ? Math.floor(stone / price('stone')) : Infinity)
      : 0;
    const own = (seal?.points ?? 0) + uses * (seal?.exchange?.points ?? 0);
    return Math.max(
      best,
      own +
        seals(
          ids.filter((o) => o !== id),
          gold - uses * price('gold'),
          stone - uses * price('stone'),
        ),
    );
  }, 0);
}

/** Whatever the plazas would change elsewhere is counted as theirs, so that the column adds up to the server's sum. */
export function ifEnded(view: PragaView): Readonly<Record<string, readonly number[]>> | null {
  if (view.phase === 'over') return null;
  const { hunger_wall: hunger, cathedral } = view.grids;
  const by = (points: (s: PragaSeat) => number): number[] => view.seats.map(points);
  const found: Record<string, number[]> = {
    university: by((s) => s.technology * s.multiplier),
    rows: by((s) => (hunger.row_points[s.hunger_wall.row - 1] ?? 0) + (cathedral.row_points[s.cathedral.row - 1] ?? 0)),
    'tokens-blue': by((s) => s.blue_token * (hunger.column_value[s.hunger_wall.column - 1] ?? 0)),
    'tokens-red': by((s) => s.red_token * (cathedral.column_value[s.cathedral.column - 1] ?? 0)),
    walls: by((s) => SCORING.walls[String(Math.min(walls(s), WALLS_MOST))] ?? 0),
    'v-tile': by((s) => vTile(s.v_bridge, s) + vTile(s.v_cathedral, s)),
    seal: by((s) => seals(s.seals, s.gold, s.stone)),
    eggs: by((s) => least(s.egg, SCORING.eggs)),
  };
  const told = view.seats.map((_, i) => Object.values(found).reduce((sum, row) => sum + row[i]!, 0));
  return { ...found, 'plaza-end': view.seats.map((s, i) => s.if_ended - s.score - told[i]!) };
}
