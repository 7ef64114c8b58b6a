/** How a finished game is headed: who has won, or alone how many points there are. */
import { t } from '$lib/i18n';
import type { Session } from './session.svelte';

export function overTitle({ you, names }: Pick<Session, 'you' | 'names'>, winners: readonly number[], scores: readonly number[]): string {
  if (scores.length === 1) return t('shell-over-alone', { points: scores[0]! });
  if (winners.length === 0) return t('shell-over');
  if (winners.length === 1 && you.length === 1 && you[0] === winners[0]) return t('shell-over-you-win');
  return t('shell-over-wins', { names: winners.map((seat) => names[seat] ?? '').join(t('shell-list-separator')), count: winners.length });
}
