/** Times that are too long for minutes and seconds. */
import { t } from '$lib/i18n';
import { minutes } from './words';

/** Seconds as days and hours, or hours and minutes, or as on every clock. */
export function long(seconds: number): string {
  const hours = Math.floor(seconds / 3600);
  if (hours >= 24) return t('shell-clock-days', { days: Math.floor(hours / 24), hours: hours % 24 });
  return hours > 0 ? t('shell-clock-hours', { hours, minutes: Math.floor(seconds / 60) % 60 }) : minutes(seconds);
}
