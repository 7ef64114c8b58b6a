/** What a hint says: a line for each decision, in words; and what the line is worth, by cause. */
import type { HintLine, HintStep, ReviewLine, View } from '$lib/api/types';
import type { GameModule } from '$lib/games/types';
import { i18n, t as translate, type Translate } from '$lib/i18n';
import { capital, Phrases } from './phrases';
import { causeName, planName, sentence, trueMinus } from './words';

/** What a hint and a review have in common. */
export type Worth = Pick<ReviewLine, 'settled' | 'standing' | 'plans' | 'denies' | 'chances' | 'then'>;

export interface Step {
  readonly words: string;
  /** How often the same is done in a row: four cubes of one kind are one line. */
  readonly times: number;
}

export function stepsOf(steps: readonly HintStep[], names: readonly string[], t: Translate): Step[] {
  const found: Step[] = [];
  for (const { action, view } of steps) {
    const words = capital(trueMinus(new Phrases(view.game, names, t).line(action, view.current)));
    const last = found.at(-1);
    if (last?.words === words) found[found.length - 1] = { words, times: last.times + 1 };
    else found.push({ words, times: 1 });
  }
  return found;
}

/** Points with their sign, as the language writes them: "+6.2". */
export const signed = (points: number): string =>
  new Intl.NumberFormat(i18n.lang, { signDisplay: 'exceptZero', maximumFractionDigits: 1 }).format(points).replace('-', '\u2212');

export interface Reason {
  readonly cause: string;
  readonly points: number;
}

/**
 * Why a line is worth what it is: points settled, what it would still get more if the game ended then, by cause where
 * the game tells, and the rest, its prospects. Largest first; the parts add up to the worth.
 */
export function reasonsOf(line: HintLine, now: View, seat: number, module: Pick<GameModule, 'ifEnded'>, t: Translate): Reason[] {
  const { game } = now;
  const parts = new Map(line.settled.map(({ cause, points }) => [causeName(game, cause), points]));
  const [before, after] = [openOf(now, seat, module), openOf(line.after, seat, module)];
  const causes = before && after ? [...new Set([...Object.keys(before), ...Object.keys(after)])] : [];
  const open = causes.map((cause): Reason => ({ cause: causeName(game, cause), points: (after?.[cause] ?? 0) - (before?.[cause] ?? 0) }));
  const told = open.reduce((sum, one) => sum + one.points, 0) === line.standing ? open : [{ cause: t('shell-hint-standing'), points: line.standing }];
  for (const { cause, points } of told) parts.set(cause, (parts.get(cause) ?? 0) + points);
  const found = [...parts].map(([cause, points]) => ({ cause, points })).filter(counts);
  found.sort((a, b) => Math.abs(b.points) - Math.abs(a.points));
  return [...found, ...expectedOf(line, game, t)];
}

/** What a line is expected to bring by plan, what it denies to others, and the rest. */
function expectedOf(line: Worth, game: string, t: Translate): Reason[] {
  const plans = line.plans.map(({ cause, points }) => ({ cause: planName(game, cause), points }));
  return [...plans, { cause: t('shell-hint-denies'), points: line.denies }, { cause: t('shell-hint-prospects'), points: line.chances }].filter(counts);
}

/** Whether something is worth a word: what is written as 0 explains nothing. */
const counts = ({ points }: Reason): boolean => Math.abs(points) >= 0.05;

/** Why a line of a review is worth what it is: points settled, at the end, by plan, denied to others, and the rest. */
export function worthOf(line: Worth, game: string, t: Translate): Reason[] {
  const settled = line.settled.map(({ cause, points }) => ({ cause: causeName(game, cause), points }));
  return [...[...settled, { cause: t('shell-hint-standing'), points: line.standing }].filter(counts), ...expectedOf(line, game, t)];
}

/** What is expected to follow a line, in sentences of the log; empty where nothing is. */
export const foretold = (line: Worth, names: readonly string[], module: GameModule | null, most = 4): string =>
  line.then
    .slice(0, most)
    .map((entry) => sentence(entry, names, module))
    .join(translate('shell-sentence-separator'));

/** What a seat would still get by cause if the game ended now; null where the game does not tell. */
function openOf(view: View, seat: number, module: Pick<GameModule, 'ifEnded'>): Readonly<Record<string, number>> | null {
  const ended = module.ifEnded?.(view);
  return ended ? Object.fromEntries(Object.entries(ended).map(([cause, points]) => [cause, points[seat] ?? 0])) : null;
}

/** Reasons in one line, each named as in the ledger. */
export const reasonWords = (reasons: readonly Reason[], t: Translate): string =>
  reasons.map(({ cause, points }) => t('shell-hint-cause', { cause: capital(cause), points: signed(points) })).join(t('shell-list-separator'));
