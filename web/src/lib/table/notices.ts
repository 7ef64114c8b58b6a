/** Notices as lines of the log: what happened at the table and was no move. */
import type { StoryEntry, TableNotice } from '$lib/api/types';
import { t } from '$lib/i18n';
import { plainArgs } from '$lib/i18n/errors';

export const noticeText = (notice: TableNotice): string => t(notice.key, plainArgs(notice.args));

/**
 * The notices by the number of log entries that come before them. What was told before a game was taken back belongs,
 * like everything since, to the ply it was taken back to: so that the log stays in the order in which things happened.
 */
export function placed(notices: readonly TableNotice[], story: readonly StoryEntry[]): ReadonlyMap<number, readonly TableNotice[]> {
  const found = new Map<number, TableNotice[]>();
  let ply = Number.POSITIVE_INFINITY;
  for (const notice of [...notices].reverse()) {
    ply = Math.min(ply, notice.ply);
    let before = story.length;
    while (before > 0 && story[before - 1]!.ply >= ply) before--;
    found.set(before, [...(found.get(before) ?? []), notice]);
  }
  return found;
}

/** Why a seat of this browser is played by a stand-in: the last thing that was told about it; in a rematch that began so, nothing was. */
export function lostBy(notices: readonly TableNotice[], lost: readonly number[]): 'time-out' | 'handed' | 'left' | 'rematch' {
  const last = [...notices].reverse().find((notice) => notice.seat !== null && lost.includes(notice.seat) && /-(time-out|handed|left)$/.test(notice.key));
  if (!last) return 'rematch';
  if (last.key.endsWith('time-out')) return 'time-out';
  return last.key.endsWith('handed') ? 'handed' : 'left';
}
