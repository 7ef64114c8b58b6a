/** Whether anybody else is waited for at a table. */
import type { Table } from '$lib/api/types';

/** Other people sit there or may sit down, and the game is not over: one may have to wait for them. */
export const withOthers = ({ state, seats, you }: Pick<Table, 'state' | 'seats' | 'you'>): boolean =>
  state !== 'over' && you.length > 0 && seats.some((seat) => !you.includes(seat.seat) && (seat.kind === 'person' || seat.kind === 'open' || seat.stand_in));
