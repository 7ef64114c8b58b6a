/** How long somebody may stay away from a table, in words. */
import { t } from './index';

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
