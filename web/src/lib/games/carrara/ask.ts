/** What the board asks of the seat that decides: the line on top. */
import type { Ask, GameContext } from '../types';
import type { CarraraHand } from './hand.svelte';
import { total, type CarraraView } from './view';
import { cityName, gainWords, list, marbleWords, moveWords, phrases, tileName } from './words';

type Context = GameContext<CarraraView>;

/** The one line on top: what is asked of the seat this browser speaks for. */
export function askOf(c: CarraraHand, context: Context): Ask | null {
  const { t, view, names, you, planning } = context;
  if (!c.active) return null;
  const who = planning ? 'plan' : you.length > 1 ? 'name' : 'you';
  const name = names[view.current] ?? names[view.seat] ?? '';
  const say = (what: string, detail = ''): Ask => ({ title: t('carrara-ui-ask', { who, name, what }), detail });
  const m = c.moves;
  const d = c.draft;
  if (m.chance.length) return { title: t('carrara-ui-ask-chance'), detail: t('carrara-ui-ask-chance-detail') };
  if (d?.kind === 'single') {
    const [verb] = d.what.split(' ');
    if (verb === 'pay') return askBuild(c, context, say);
    return say(phrases(context).action(d.move), gainWords(d.move, c.seat, context));
  }
  if (c.buying) {
    const b = c.buying;
    return say(
      t(b.turns ? 'carrara-ui-ask-turning' : 'carrara-ui-ask-taking', { segment: view.wheel[b.segment]!.segment, count: total(b.blocks) }),
      t('carrara-ui-ask-taking-detail', { marble: marbleWords(b.blocks, t), cost: c.spent, left: c.coins - c.spent }),
    );
  }
  if (m.buys.size) return say(t('carrara-ui-ask-buy'), m.plain.has('done') ? t('carrara-ui-ask-buy-more') : t('carrara-ui-ask-buy-detail', { coins: c.coins }));
  if (m.upgrades.size) return say(t('carrara-ui-ask-upgrade'), t('carrara-ui-ask-upgrade-detail'));
  if (c.building || m.pays.size) return askBuild(c, context, say);
  if (c.menu === 'build') return say(t('carrara-ui-ask-build'));
  if (c.menu === 'score') return say(t('carrara-ui-ask-score'), t('carrara-ui-ask-markers', { n: view.seats[c.seat]?.markers ?? 0 }));
  if (view.phase === 'after')
    return say(
      t('carrara-ui-ask-after', { purchase: String(m.purchases.size > 0), announce: String(m.plain.has('announce')) }),
      m.purchases.size ? t('carrara-ui-ask-after-detail', { price: view.price }) : '',
    );
  const relief = m.plain.get('relief');
  if (relief && context.legal.length === 1) return say(t('carrara-ui-ask-relief'), moveWords(relief, c.seat, context));
  return say(t('carrara-ui-ask-turn'), view.ending ? t('carrara-ui-ask-last-round') : '');
}

function askBuild(c: CarraraHand, context: Context, say: (what: string, detail?: string) => Ask): Ask {
  const { t, view } = context;
  const pending = view.pending?.kind === 'pay' ? view.pending : null;
  const tile = c.building?.tile ?? pending?.tile ?? '';
  const city = c.building?.city ?? pending?.city ?? null;
  const name = tileName(view, tile, t);
  if (city === null) return say(t('carrara-ui-ask-place', { tile: name }), c.replaceable.length ? t('carrara-ui-ask-place-or') : '');
  const worth = view.seats[c.seat]?.values[city];
  const n = (view.tiles[tile]?.cost ?? 0) * (worth?.value ?? 0);
  const object = view.objects.find(({ id, supply }) => supply && id === view.tiles[tile]?.object)?.id;
  const what = { [worth?.currency === 'vp' ? 'points' : 'coins']: n };
  const scored = phrases(context).clause(
    object ? { key: 'carrara-then-worth', args: { what, object: { [object]: 1 } } } : { key: 'carrara-then-worth-alone', args: { what } },
  );
  const promise = t('shell-other', { name: cityName(city, t), what: scored });
  const paid = c.payment ? t('carrara-ui-ask-paid', { marble: marbleWords(c.payment, t) }) : '';
  return say(
    t('carrara-ui-ask-pay', { tile: name, owed: c.owed || (pending?.owed ?? view.tiles[tile]?.cost ?? 0), paid: c.payment ? total(c.payment) : 0 }),
    list([promise, paid], t),
  );
}
