/** How long somebody may take for a turn, or stay away from a table, in words. */
import type { TableInfo } from '$lib/api/schema';
import { t } from './index';

/** Says how much time there is for each turn. */
export const eachTurn = (seconds: number): string => t('lobby-each', { days: Math.round(seconds / 864) / 100 });

/** Says by which clock a table is played. */
export function pace(clock: TableInfo['clock']): string {
  if (clock === null) return t('lobby-no-clock');
  return clock.each ? eachTurn(clock.initial) : t('lobby-pace', { minutes: Math.round(clock.initial / 6) / 10, seconds: clock.increment });
}

const UNITS: ReadonlyMap<number, string> = new Map([
  [3600, 'lobby-away-hour'],
  [86_400, 'lobby-away-day'],
  [604_800, 'lobby-away-week'],
]);

/** Says after how long the host alone may free the seat of somebody who is away. */
export function freedAfter(seconds: number): string {
  const unit = UNITS.get(seconds);
  return unit ? t(unit) : t('lobby-away-minutes', { minutes: Math.round(seconds / 60) });
}
