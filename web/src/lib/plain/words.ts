/** What is said of a game that this build does not know: its own messages, and the notation where it has none. */
import type { LegalAction, View } from '$lib/api/types';
import type { Ask } from '$lib/games/types';
import type { Translate } from '$lib/i18n';
import { plainArgs } from '$lib/i18n/errors';

/** What such a game may tell besides what all games do. */
export interface PlainView extends View {
  /** The board as a drawing of what this seat may see. */
  readonly drawing?: string;
  readonly turn?: number;
  readonly phase?: string | number;
  readonly ask?: string;
}

type Has = (id: string) => boolean;

/** What an action is called: `<game>-act-<kind>`, else its notation. */
export function actionName(action: Pick<LegalAction, 'text' | 'fields'>, game: string, t: Translate, has: Has): string {
  const id = `${game}-act-${String(action.fields.kind)}`;
  return has(id) ? t(id, plainArgs(action.fields)) : action.text;
}

/** What is asked: `<game>-ask-<phase>`; null where the game has no words for it. */
export function askOf(view: PlainView, t: Translate, has: Has): Ask | null {
  const id = `${view.game}-ask-${view.ask ?? String(view.phase)}`;
  return has(id) ? { title: t(id) } : null;
}

/** The address of a drawing for an image, in which nothing of it can act or ask for anything. */
export const pictureOf = (drawing: string): string => `data:image/svg+xml,${encodeURIComponent(drawing)}`;
