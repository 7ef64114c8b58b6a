/** What seats are called. */
import type { Seat, Table } from '$lib/api/types';
import { t } from '$lib/i18n';

/** The level in `level:3`, or null for other specifications. */
export const botLevel = (spec: string | null): number | null => {
  const found = /^level:(\d)$/.exec(spec ?? '');
  return found ? Number(found[1]) : null;
};

export function botName(spec: string | null): string {
  const level = botLevel(spec);
  return level === null ? t('shell-bot-named', { spec: spec ?? '' }) : t('shell-bot-level', { level });
}

/** What a seat is called: a person's name, a builder's name for a bot, or that the chair is free. */
export function seatName(seat: Seat): string {
  if (seat.kind === 'open') return seat.reserved && seat.name ? t('shell-seat-reserved', { name: seat.name }) : t('shell-seat-open');
  if (seat.kind === 'bot') {
    const given = seat.name.trim();
    const moved = /^bot (\d)$/.exec(given); // with the name of another seat
    return given && !given.includes(':') && !/^bot\b/i.test(given) ? given : t('shell-bot-name', { seat: Number(moved?.[1] ?? seat.seat + 1) });
  }
  return seat.name.trim() || t('shell-seat-unnamed', { seat: seat.seat + 1 });
}

export const seatNames = (table: Table): string[] => table.seats.map(seatName);
