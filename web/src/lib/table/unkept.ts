/** What is said where a browser keeps nothing: a seat that is taken there goes with the page. */
import { addPlace } from '$lib/i18n';
import type { Session } from './session.svelte';

/** Whether it was said since this page was loaded. */
let said = false;

/** Says so once, until it is closed; the line is of this browser alone, and stands in no log. */
export async function warn({ news, over }: Pick<Session, 'news' | 'over'>): Promise<void> {
  if (said || over) return;
  said = true;
  await addPlace('later');
  news.fresh = [...news.fresh, { id: -1, ply: 0, seat: null, args: {}, at: '', key: 'shell-unkept' }];
}
