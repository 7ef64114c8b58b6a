/** What time it is for everybody: a device's own clock may be wrong by minutes or years. */

/** Milliseconds by which the server's clock is ahead of this device's; answers are dated to the second, so less is nothing. */
let ahead = 0;
const ALIKE = 3000;

/** Hears at what time an answer was sent, in words of HTTP. */
export function dated(at: string | null): void {
  const found = Date.parse(at ?? '') - Date.now();
  if (!Number.isNaN(found)) ahead = Math.abs(found) < ALIKE ? 0 : found;
}

/** The time by the server's clock, in milliseconds. */
export const now = (): number => Date.now() + ahead;
