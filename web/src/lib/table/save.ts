/** The record of a table as a file. */
import { errorNotice } from '$lib/i18n/errors';
import type { Session } from './session.svelte';
import { download } from './words';

export async function saveRecord(session: Session): Promise<void> {
  try {
    download(`${session.table.game}-${session.id}.txt`, await session.record());
  } catch (error) {
    session.notice = { ...errorNotice(error), kind: 'error' };
  }
}
