/** Lines of a review in words: fetched with what looks back, not with the table. */
import type { ReviewLine } from '$lib/api/types';
import type { GameModule } from '$lib/games/types';
import { hasText, t } from '$lib/i18n';
import { capital } from './phrases';
import { sentence } from './words';

/** What the log passes over, as skipping does or ending a turn: named by the whole action or by its kind. */
function silent(game: string, action: string): string {
  const kind = action.split(' ', 1)[0]!;
  const id = [action.replaceAll(' ', '-'), kind].map((part) => `${game}-act-${part}`).find(hasText);
  const said = id ? t(id) : '';
  return said && !said.includes('{') ? capital(said) : action;
}

/** A line of a review: its sentences in the log, or what its actions are where the log has none. */
export const lineWords = (line: Pick<ReviewLine, 'actions' | 'story'>, game: string, names: readonly string[], module: GameModule | null): string =>
  line.story.map((entry) => sentence(entry, names, module)).join(t('shell-sentence-separator')) ||
  line.actions.map((action) => silent(game, action)).join(t('shell-list-separator'));
