/** What somebody is invited to: who invites, the game, its rules and its clock, in words. */
import type { Table } from '$lib/api/types';
import { hasText, t } from '$lib/i18n';
import { eachTurn } from '$lib/i18n/away';

export function invitedBy(table: Table): string {
  const host = table.seats.find((seat) => seat.host && seat.name);
  const game = t(`lobby-game-${table.game}`);
  return host ? t('shell-invited', { name: host.name, game }) : t('shell-invited-anybody', { game });
}

/** The rules in force as far as they have a name, and the clock. */
export function invitedTo(table: Table): string {
  const { game, options, clock } = table;
  const rules = [`lobby-preset-${game}-${String(options.preset)}`, `lobby-option-${game}-mode-${String(options.mode)}`].filter(hasText).map((id) => t(id));
  const time =
    clock === null
      ? t('shell-invited-no-clock')
      : clock.each
        ? eachTurn(clock.initial)
        : t('shell-invited-clock', { minutes: Math.max(1, Math.round(clock.initial / 60)), seconds: clock.increment });
  return [...rules, time, ...(table.hints ? [t('shell-invited-hints')] : [])].join(t('shell-list-separator'));
}
