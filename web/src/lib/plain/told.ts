/** What a board that a package brought is told of the table. */
import type { GameContext } from '$lib/games/types';
import { hasText, i18n } from '$lib/i18n';
import type { BoardContext } from './brought';
import type { PlainController } from './controller.svelte';
import { actionName, type PlainView } from './words';

/** What a board is told now. Whoever reads it in an effect is called again at every change. */
export function boardContext(context: GameContext<PlainView>, controller: PlainController): BoardContext {
  const { view, t } = context;
  void i18n.version;
  return {
    view,
    legal: controller.choices.map((one) => ({ text: one.text, fields: one.fields, preview: one.preview, words: actionName(one, view.game, t, hasText) })),
    you: context.you,
    seat: context.seat,
    names: context.names,
    mode: context.mode,
    staged: controller.chosen,
    hint: controller.hinted,
    highlight: context.highlight,
    motion: context.settings.motion,
    language: i18n.lang,
    t,
    stage: (action) => void controller.pick(action),
    submit: (actions) => context.submit(actions),
    explain: (action) => void context.explain(action),
  };
}
