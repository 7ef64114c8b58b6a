/** What a seat has of tiles that are kept beside its board, and what is open to be chosen. */
import { TECHNOLOGIES } from './tiles';
import type { PragaView } from './view';

const LEVELS = [...new Set(Object.values(TECHNOLOGIES).map((x) => x.level))].sort();

export interface Owned {
  readonly tile: string;
  /** Taken this turn: it works from the next one. */
  readonly waits: boolean;
  readonly used: boolean;
  /** Still to be used, once. */
  readonly once: boolean;
}

/** Technologies by level, then V tiles. */
export function ownedTiles(view: PragaView, seat: number): readonly Owned[] {
  const own = view.seats[seat];
  if (!own) return [];
  const learnt = own.technologies.map(({ tile, active, used }): Owned => {
    const lasting = TECHNOLOGIES[tile]?.when !== null;
    return { tile, waits: lasting && !active, used: !lasting && used, once: own.one_time.includes(tile) };
  });
  const others = own.one_time.filter((tile) => !learnt.some((o) => o.tile === tile)).map((tile): Owned => ({ tile, waits: false, used: false, once: true }));
  const fives = [own.v_bridge, own.v_cathedral].flatMap((tile): Owned[] => (tile ? [{ tile, waits: false, used: false, once: false }] : []));
  return [...[...learnt, ...others].sort((a, b) => levelOf(a.tile) - levelOf(b.tile)), ...fives];
}
const levelOf = (tile: string): number => TECHNOLOGIES[tile]?.level ?? 0;
/** Levels of which a seat has no technology yet. */
export const missingLevels = (view: PragaView, seat: number): readonly number[] =>
  LEVELS.filter((level) => !ownedTiles(view, seat).some((o) => levelOf(o.tile) === level));

/** Tiles that may be chosen now or before the turn ends: technologies, bridge tiles, V tiles. */
export function openTiles(view: PragaView): readonly string[] {
  const asked = view.asked.what === 'technology' || view.asked.what === 'four' || view.asked.what === 'five' ? (view.asked.tiles ?? []) : [];
  return [...new Set([...asked, ...view.technologies_open.flatMap((o) => o.tiles)])];
}
