/** What a hint says: a line for each decision, in words. */
import type { HintStep } from '$lib/api/types';
import type { GameModule } from '$lib/games/types';
import type { Translate } from '$lib/i18n';
import { capital } from './phrases';

export interface HintLine {
  readonly words: string;
  /** How often the same is done in a row: four cubes of one kind are one line. */
  readonly times: number;
}

export function hintLines(steps: readonly HintStep[], names: readonly string[], module: Pick<GameModule, 'describeAction'>, t: Translate): HintLine[] {
  const lines: HintLine[] = [];
  for (const { action, view } of steps) {
    const words = capital(module.describeAction(action, view, names, t));
    const last = lines.at(-1);
    if (last?.words === words) lines[lines.length - 1] = { words, times: last.times + 1 };
    else lines.push({ words, times: 1 });
  }
  return lines;
}
