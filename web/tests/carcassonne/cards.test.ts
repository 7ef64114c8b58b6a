import { cleanup, render } from '@testing-library/svelte';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { card } from '$lib/games/carcassonne/card';
import Goods from '$lib/games/carcassonne/Goods.svelte';
import { legalCells, meepleChoices } from '$lib/games/carcassonne/moves';
import { cellThing, featureThing, figureThing, tileThing } from '$lib/games/carcassonne/things';
import { KINDS } from '$lib/games/carcassonne/tiles';
import type { CarcassonneView } from '$lib/games/carcassonne/view';
import type { GameContext } from '$lib/games/types';
import type { LegalAction } from '$lib/api/types';
import { addGameTexts, LANGUAGES, setLanguage, t } from '$lib/i18n';
import early from '../../dev/position.json';
import late from '../../dev/position-71.json';

interface Position {
  readonly view: CarcassonneView;
  readonly legal: readonly LegalAction[];
  readonly looks: Readonly<Record<string, { readonly legal: readonly LegalAction[]; readonly phase: string }>>;
}
const POSITIONS = { early, late } as unknown as Readonly<Record<string, Position>>;
const NAMES = ['Odile', 'Haruka', 'Mortar', 'Wen'];
/** Left behind by a text that is missing, or by one that lacks an argument. */
const RAW = /carcassonne-|undefined|NaN|\{|\[object/;

beforeAll(async () => addGameTexts('carcassonne'));
afterEach(cleanup);
afterAll(() => setLanguage('en'));

const table = ({ view, legal }: Pick<Position, 'view' | 'legal'>): GameContext<CarcassonneView> =>
  ({ view, legal, names: NAMES, seat: view.current, you: [view.current], planning: false, mode: 'play', t }) as unknown as GameContext<CarcassonneView>;

/** All that lies in the town and in the panels. */
function things({ view, legal }: Position): readonly string[] {
  const goods = view.seats.flatMap((_, seat) => [...render(Goods, { props: { seat, name: 'Odile', view, t } }).container.querySelectorAll('[data-thing]')]);
  const named = goods.map((element) => element.getAttribute('data-thing')!);
  expect(named.length).toBe(view.seats.length);
  return [
    ...named,
    ...view.seats.flatMap((_, seat) => [`seat:${seat}`, `score:${seat}`]),
    ...view.tiles.map(tileThing),
    ...view.features.map(featureThing),
    ...view.meeples.map(figureThing),
    ...legalCells(legal).map((cell) => cellThing(cell)),
    ...Object.keys(KINDS).map((kind) => `kind:${kind}`),
    ...(view.tile ? ['hand:'] : []),
    'cell:40,40',
  ];
}

describe.each(LANGUAGES)('in %s', (lang) => {
  beforeAll(() => setLanguage(lang));

  function expectCard(thing: string, context: GameContext<CarcassonneView>): void {
    const found = card(thing, context);
    expect(found, thing).not.toBeNull();
    expect(found!.lines.length, thing).toBeGreaterThan(0);
    for (const said of [found!.title, found!.kind ?? 'x', ...found!.lines]) {
      expect(said, thing).not.toMatch(RAW);
      expect(said.trim(), thing).not.toBe('');
    }
    expect(found!.picture?.svg ?? '', thing).not.toMatch(/NaN|undefined/);
  }

  it.each(Object.keys(POSITIONS))('everything in the %s town has a card', (name) => {
    const position = POSITIONS[name]!;
    for (const thing of things(position)) expectCard(thing, table(position));
  });

  it('so has every place of a meeple', () => {
    const [text, look] = Object.entries(POSITIONS.early!.looks).find(([, one]) => one.phase === 'meeple')!;
    const context = table({ view: POSITIONS.early!.view, legal: look.legal });
    const choices = meepleChoices(look.legal).filter((one) => one.segment !== null);
    expect(choices.length, text).toBeGreaterThan(0);
    for (const { segment } of choices) expectCard(`spot:${segment}`, context);
  });

  it('what is not there has none', () => {
    for (const thing of ['tile:99,99', 'city:9999', 'figure:9,9,city.0', 'kind:?', 'seat:9', 'moon:1']) expect(card(thing, table(POSITIONS.early!))).toBeNull();
  });
});
