/** What a seat has of tiles that are kept beside its board, and what is open to be chosen. */
import type { PragaView } from './view';

export interface Slot {
  readonly key: string;
  readonly level: number;
  readonly tile: string | null;
  /** Taken this turn: it works from the next one. */
  readonly waits: boolean;
  readonly used: boolean;
  /** Still to be used, once. */
  readonly once: boolean;
}

/** A slot for each of four levels, more where a level has several tiles, and one for each V tile. */
export function ownedTiles(view: PragaView, seat: number): readonly Slot[] {
  const own = view.seats[seat];
  if (!own) return [];
  const there = own.technologies.map((x): Slot => {
    const once = own.one_time.includes(x.tile);
    const level = Number(x.tile[1]);
    return { key: x.tile, level, tile: x.tile, waits: !x.active && level < 3, used: x.used && level > 2, once };
  });
  const more = own.one_time.filter((tile) => !there.some((s) => s.tile === tile)).map((tile): Slot => ({ key: tile, level: Number(tile[1]), tile, waits: false, used: false, once: true }));
  const all = [...there, ...more];
  const slots = [1, 2, 3, 4].flatMap((level): Slot[] => {
    const here = all.filter((s) => s.level === level);
    return here.length ? here : [{ key: `level ${level}`, level, tile: null, waits: false, used: false, once: false }];
  });
  const fives = [own.v_bridge, own.v_cathedral].flatMap((tile): Slot[] => (tile ? [{ key: tile, level: 5, tile, waits: false, used: false, once: false }] : []));
  return [...slots, ...fives];
}

/** Tiles that may be chosen now or before the turn ends: technologies, bridge tiles, V tiles. */
export function openTiles(view: PragaView): readonly string[] {
  const asked = view.asked.what === 'technology' || view.asked.what === 'four' || view.asked.what === 'five' ? (view.asked.tiles ?? []) : [];
  return [...new Set([...asked, ...view.technologies_open.flatMap((o) => o.tiles)])];
}
