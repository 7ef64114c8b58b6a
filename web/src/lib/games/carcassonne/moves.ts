/**
 * From the server's list of legal actions to things that can be pointed at: cells with their rotations, spots for a
 * figure, draws. Nothing here knows a rule of the game.
 */
import { STEPS, type Direction } from '../arrows';
import type { LegalAction } from '$lib/api/types';
import { segmentsOf } from './shapes';
import { cellKey, previewOf, type Preview } from './view';

export interface Rotation {
  readonly r: number;
  readonly text: string;
  readonly preview: Preview;
}
export interface LegalCell {
  readonly x: number;
  readonly y: number;
  readonly key: string;
  readonly tile: string;
  /** Ascending by r, never empty. */
  readonly rotations: readonly Rotation[];
}
export interface MeepleChoice {
  /** null: nobody. */
  readonly segment: string | null;
  readonly text: string;
  readonly preview: Preview;
}
export interface DrawChoice {
  readonly tile: string;
  readonly text: string;
}

/** Group placements by cell, in reading order: from the north-west, row by row. */
export function legalCells(legal: readonly LegalAction[]): LegalCell[] {
  const cells = new Map<string, { x: number; y: number; key: string; tile: string; rotations: Rotation[] }>();
  for (const a of legal) {
    if (a.fields.kind !== 'place') continue;
    const { x, y, r, tile } = a.fields as unknown as { x: number; y: number; r: number; tile: string };
    const key = cellKey(x, y);
    let cell = cells.get(key);
    if (!cell) cells.set(key, (cell = { x, y, key, tile, rotations: [] }));
    cell.rotations.push({ r, text: a.text, preview: previewOf(a) });
  }
  const out = [...cells.values()];
  for (const c of out) c.rotations.sort((a, b) => a.r - b.r);
  return out.sort((a, b) => a.y - b.y || a.x - b.x);
}

/** List the choices for a figure in the order of the component table, nobody last. */
export function meepleChoices(legal: readonly LegalAction[]): MeepleChoice[] {
  const out: MeepleChoice[] = [];
  for (const a of legal)
    if (a.fields.kind === 'meeple') out.push({ segment: (a.fields.segment as string | null | undefined) ?? null, text: a.text, preview: previewOf(a) });
  const type = ['city', 'road', 'field', 'cloister'];
  const rank = (s: string | null): string => (s === null ? '9' : `${type.indexOf(s.split('.')[0]!)}${s}`);
  return out.sort((a, b) => (rank(a.segment) < rank(b.segment) ? -1 : 1));
}

export function drawChoices(legal: readonly LegalAction[]): DrawChoice[] {
  return legal
    .filter((a) => a.fields.kind === 'draw')
    .map((a) => ({ tile: a.fields.tile as string, text: a.text }))
    .sort((a, b) => (a.tile < b.tile ? -1 : 1));
}

/** The segments of a tile that a figure may not enter now. */
export function closedSegments(tile: string, choices: readonly MeepleChoice[]): string[] {
  return segmentsOf(tile).filter((s) => !choices.some((c) => c.segment === s));
}

/** The next legal rotation, `by` steps on (negative: back), round and round. */
export function nextRotation(cell: LegalCell, r: number, by = 1): Rotation {
  const n = cell.rotations.length;
  const i = cell.rotations.findIndex((o) => o.r === r);
  return cell.rotations[(((i < 0 ? 0 : i + by) % n) + n) % n]!;
}

/** The legal rotation nearest to the wanted quarter turns, for dragging the handle; the smaller r on a tie. */
export function nearestRotation(cell: LegalCell, quarterTurns: number): Rotation {
  const gap = (r: number): number => {
    const d = (((r - quarterTurns) % 4) + 4) % 4;
    return Math.min(d, 4 - d);
  };
  return cell.rotations.reduce((best, o) => (gap(o.r) < gap(best.r) - 1e-9 ? o : best));
}

/** The thing that lies in a direction as the eye sees it: near, and not far off the line; null if none does. */
export function neighbour<T extends { readonly x: number; readonly y: number }>(
  from: { readonly x: number; readonly y: number },
  all: readonly T[],
  direction: Direction,
): T | null {
  const [sx, sy] = STEPS[direction];
  let best: T | null = null;
  let least = Infinity;
  for (const c of all) {
    const along = (c.x - from.x) * sx + (c.y - from.y) * sy;
    const aside = Math.abs((c.x - from.x) * sy) + Math.abs((c.y - from.y) * sx);
    if (along <= 1e-9) continue;
    const cost = along + aside * 2.2;
    if (cost < least) [least, best] = [cost, c];
  }
  return best;
}
