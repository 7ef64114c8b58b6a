/** What waits until the end of the turn: each thing with the choices that settle it, and whether it would be lost. */
import type { Translate } from '$lib/i18n';
import { capital } from '$lib/table/phrases';
import type { Choice } from './moves';
import { actionName, amount, amounts, gridName } from './names';
import { STEPS, type GridName, type Lost, type PragaView } from './view';

export interface Waits {
  readonly id: string;
  readonly words: string;
  /** The end of the turn takes it away. */
  readonly lost?: boolean;
  /** It comes by itself at the end of the turn: a plain gain. */
  readonly comes?: boolean;
  readonly choices: readonly Choice[];
}

export function waitsOf(view: PragaView, choices: readonly Choice[], t: Translate): readonly Waits[] {
  const { waiting, crane } = view;
  const own = view.seats[view.active];
  const lost = (test: (l: Lost) => boolean): boolean => view.lost_at_end.some(test);
  const of = (test: (c: Choice) => boolean): readonly Choice[] => choices.filter(test);
  const out: Waits[] = [];
  if (crane.owed && crane.taken !== null)
    out.push({
      id: 'action',
      words: t('praga-ui-wait-action', { first: actionName(crane.taken_actions[0]!, t), second: actionName(crane.taken_actions[1]!, t) }),
      lost: lost((l) => l.what === 'action'),
      choices: of((c) => c.kind === 'act'),
    });
  if (waiting.extra) out.push({ id: 'extra', words: t('praga-ui-wait-extra'), lost: lost((l) => l.what === 'extra'), choices: of((c) => c.kind === 'extra') });
  if (waiting.bonus) {
    const b = waiting.bonus;
    const words = t('praga-wheel', { what: b.what, gains: amounts(b.gain, t), points: amount('points', b.points, t), pay: amounts(b.pay, t) });
    out.push({
      id: 'bonus',
      words: capital(words),
      lost: lost((l) => l.what === 'egg'),
      comes: b.what !== 'buy_egg',
      choices: of((c) => c.kind === 'bonus'),
    });
  }
  for (const r of waiting.rewards) {
    const words = t('praga-ui-wait-reward', { action: actionName(r.action, t), count: r.count });
    out.push({
      id: `reward ${r.action}`,
      words,
      lost: lost((l) => l.what === 'choice' && l.action === r.action),
      comes: r.tiles.length === 1,
      choices: of((c) => c.kind === 'reward' && c.fields.action === r.action),
    });
  }
  for (const grid of STEPS) {
    if (!waiting.steps[grid]) continue;
    // A move on either grid is made on one that has no waiting move of its own: that one is used up first.
    const here = (name: GridName): boolean => name === grid || (grid === 'hunger_wall_or_cathedral' && !waiting.steps[name]);
    out.push({
      id: `step ${grid}`,
      words: t('praga-ui-wait-step', { grid: gridName(grid, t), count: waiting.steps[grid] }),
      lost: lost((l) => l.what === 'step' && l.grid === grid),
      choices: of((c) => c.kind === 'step' && here(c.fields.grid!)),
    });
  }
  for (const r of waiting.road) {
    const mine = (l: { readonly region?: number; readonly effect?: string }): boolean => l.region === r.region && l.effect === r.effect;
    out.push({
      id: `road ${r.region} ${r.effect}`,
      words: t('praga-ui-wait-road', { region: r.region, effect: r.effect }),
      lost: lost((l) => l.what === 'road' && mine(l)),
      comes: r.comes,
      choices: of((c) => c.kind === 'road' && mine(c.fields)),
    });
  }
  for (const o of view.technologies_open) {
    out.push({
      id: `open ${o.level}`,
      words: t('praga-ui-wait-open', { level: ['I', 'II', 'III', 'IV'][o.level - 1]! }),
      choices: of((c) => c.kind === 'choose' && o.tiles.includes(c.fields.tile!)),
    });
  }
  if (own && own.rights > 0) out.push({ id: 'claim', words: t('praga-ui-wait-claim', { count: own.rights }), choices: of((c) => c.kind === 'claim') });
  return out;
}
