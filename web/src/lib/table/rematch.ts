/** Another game with the same people: one offer for all of them, whoever presses first. */
import { api } from '$lib/api/client';
import { errorNotice } from '$lib/i18n/errors';
import { announce, keptOf, remember } from '$lib/state/nonces';
import { router } from '$lib/state/router.svelte';
import { held } from '$lib/state/seats.svelte';
import type { Session } from './session.svelte';

export async function rematch(session: Session): Promise<void> {
  try {
    const { nonce, seal } = await announce();
    const { table, tokens } = await api.rematch(session.id, session.tokens, seal);
    if (Object.keys(tokens).length > 0) held.add(table.id, table.game, tokens);
    if (keptOf(table.id) === null) remember(table.id, nonce, table.commitment);
    router.go(`/t/${table.id}`);
  } catch (error) {
    session.notice = { ...errorNotice(error), kind: 'error' };
  }
}
