/** A new table like the old one; other people's chairs stay free for them and are shared by link. */
import { api } from '$lib/api/client';
import type { SeatRequest } from '$lib/api/types';
import { errorNotice } from '$lib/i18n/errors';
import { router } from '$lib/state/router.svelte';
import { held } from '$lib/state/seats.svelte';
import { settings } from '$lib/state/settings.svelte';
import type { Session } from './session.svelte';

export function sameSeats(session: Pick<Session, 'table' | 'you'>, name: string): SeatRequest[] {
  let seated = false;
  return session.table.seats.map((seat): SeatRequest => {
    if (seat.kind === 'bot') return { kind: 'bot', bot: seat.bot ?? 'level:3' };
    if (!session.you.includes(seat.seat)) return { kind: 'open' };
    const request: SeatRequest = { kind: seated ? 'local' : 'me', name: seat.name || name };
    seated = true;
    return request;
  });
}

export async function rematch(session: Session): Promise<void> {
  try {
    const { table, tokens } = await api.create({
      game: session.table.game,
      options: session.table.options,
      seats: sameSeats(session, settings.name),
      public: session.table.public,
    });
    held.add(table.id, table.game, tokens);
    await session.talk(`${location.origin}/t/${table.id}`);
    router.go(`/t/${table.id}`);
  } catch (error) {
    session.notice = { ...errorNotice(error), kind: 'error' };
  }
}
