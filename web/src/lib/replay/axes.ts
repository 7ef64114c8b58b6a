/** The axes of the graph: round numbers of points, and turns. */
import type { TurnStart } from './graph';

export interface Tick {
  readonly at: number;
  readonly label: string;
}

/** The least round step with which at most so many ticks are needed. */
function roundStep(range: number, most: number): number {
  for (let ten = 1; ; ten *= 10) for (const step of [1, 2, 5]) if (range / (step * ten) <= most) return step * ten;
}

export function pointTicks(low: number, high: number, most = 5): Tick[] {
  const step = roundStep(Math.max(1, high - low), most);
  const ticks: Tick[] = [];
  for (let at = Math.ceil(low / step) * step; at <= high; at += step) ticks.push({ at, label: at < 0 ? `−${-at}` : `${at}` });
  return ticks;
}

/** A tick where a turn begins; of many turns every second, fifth, tenth. */
export function turnTicks(turns: readonly TurnStart[], most = 8): Tick[] {
  const starts = new Map<number, number>();
  for (const { turn, ply } of turns) if (turn > 0 && !starts.has(turn)) starts.set(turn, ply);
  const step = roundStep(starts.size, most);
  return [...starts].filter(([turn]) => turn === 1 || turn % step === 0).map(([turn, at]) => ({ at, label: `${turn}` }));
}

/** Moves heights apart that lie closer than `gap`, and keeps them above `floor`; the order stays. */
export function apart(heights: readonly number[], gap: number, floor: number): number[] {
  const order = heights.map((_, i) => i).sort((a, b) => heights[a]! - heights[b]!);
  const placed = [...heights];
  order.forEach((one, i) => {
    const above = order[i - 1];
    if (above !== undefined) placed[one] = Math.max(placed[one]!, placed[above]! + gap);
  });
  [...order].reverse().forEach((one, i, list) => {
    const below = list[i - 1];
    placed[one] = Math.min(placed[one]!, below === undefined ? floor : placed[below]! - gap);
  });
  return placed;
}
