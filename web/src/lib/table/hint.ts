/** What a hint says: a line for each decision, in words. */
import type { HintStep } from '$lib/api/types';
import type { Translate } from '$lib/i18n';
import { capital, Phrases } from './phrases';

export interface HintLine {
  readonly words: string;
  /** How often the same is done in a row: four cubes of one kind are one line. */
  readonly times: number;
}

export function hintLines(steps: readonly HintStep[], names: readonly string[], t: Translate): HintLine[] {
  const lines: HintLine[] = [];
  for (const { action, view } of steps) {
    const words = capital(new Phrases(view.game, names, t).line(action, view.current));
    const last = lines.at(-1);
    if (last?.words === words) lines[lines.length - 1] = { words, times: last.times + 1 };
    else lines.push({ words, times: 1 });
  }
  return lines;
}
