/** The page "A turn in pictures" of each game: every station is drawn, every sign of the board is in the legend. */
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { render } from '@testing-library/svelte';
import { parse } from 'smol-toml';
import { describe, expect, it, vi } from 'vitest';
import Glossary from '$lib/table/Glossary.svelte';
import Legend from '$lib/guide/Legend.svelte';
import { players } from '$lib/guide/players';
import type { GuideDrawings } from '$lib/guide/types';
import type { Translate } from '$lib/i18n';
import { placeOf } from '$lib/state/router.svelte';
import { matching } from '$lib/table/rules';

const DRAWN = import.meta.glob<GuideDrawings>('../src/lib/games/*/guide.ts');
const TOLD = import.meta.glob<string>('../../src/bastide/games/*/guide.toml', { query: '?raw', import: 'default', eager: true });
const SYMBOLS = import.meta.glob<string>('../../src/bastide/games/*/pictures/symbols.svg', { query: '?raw', import: 'default', eager: true });
const SOURCES = import.meta.glob<string>(['../src/lib/games/*/**/*.ts', '../src/lib/games/*/**/*.svelte', '!../src/lib/games/*/emblem.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const TEXTS = import.meta.glob<string>(['../../src/bastide/games/*/words/*.ftl', '../../src/bastide/text/*.ftl'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const LANGUAGES = ['en', 'zh-Hant', 'ja'] as const;
const GAMES = Object.keys(DRAWN).map((path) => path.split('/').at(-2)!);

/** Symbols that are no signs: pieces that tiles are put together of, and what Python's drawings alone show. */
const NO_SIGNS = [
  /^carcassonne-(cap|corner|band|three|whole|bend|straight|beside|end|to-gate|to-abbey|ahead|right|left)\b/,
  /^carrara-vein-/,
  /^caylus-(provost|bailiff)$/,
  /^praga-terrace$/,
];

function spoken(game: string, lang: string): Translate {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  const own = (path: string): boolean => path.includes(`/games/${game}/`) || path.includes('/text/');
  for (const [path, text] of Object.entries(TEXTS))
    if (own(path) && (path.endsWith(`/${lang}.ftl`) || path.endsWith(`.${lang}.ftl`))) bundle.addResource(new FluentResource(text), { allowOverrides: true });
  return (id, args) => {
    const message = bundle.getMessage(id);
    if (!message?.value) throw new Error(`no ${id} in ${lang}`);
    const wrong: Error[] = [];
    const said = bundle.formatPattern(message.value, args ?? {}, wrong);
    if (wrong.length) throw new Error(`${wrong[0]} in ${id}`);
    return said;
  };
}
const fileOf = (files: Record<string, string>, game: string): string => Object.entries(files).find(([path]) => path.includes(`/games/${game}/`))![1];

/** The symbols that markup places, and those that these are made of. */
const placed = (markup: string): ReadonlySet<string> => new Set([...markup.matchAll(/data-symbol="([^"]+)"/g)].map(([, id]) => id!));

/** What a game takes from the symbols that all share: by the functions that it imports. */
const SHARED: Readonly<Record<string, string>> = {
  coin: 'bastide-coin',
  keystone: 'bastide-point',
  crown: 'bastide-crown',
  house: 'bastide-house-0',
  figure: 'bastide-figure-0',
  mark: 'bastide-mark-0',
};
const importedBy = (game: string): readonly string[] =>
  Object.entries(SOURCES)
    .filter(([path]) => path.includes(`/games/${game}/`))
    .flatMap(([, text]) => [...text.matchAll(/import \{([^}]+)\} from '\$lib\/art\/(?:values|seats)'/g)])
    .flatMap(([, names]) => names!.split(',').map((name) => name.trim()));

it('is there for every game that has a board', () => expect(GAMES.toSorted()).toEqual(['carcassonne', 'carrara', 'caylus', 'praga']));

describe.each(GAMES)('the page of %s', async (game) => {
  const drawn = await DRAWN[`../src/lib/games/${game}/guide.ts`]!();
  const told = parse(fileOf(TOLD, game)) as unknown as { station: { say: string }[]; term: { name: string }[] };

  it('has four to eight stations, each with a drawing', () => {
    expect(told.station.length).toBeGreaterThanOrEqual(4);
    expect(told.station.length).toBeLessThanOrEqual(8);
    expect(Object.keys(drawn.stations)).toEqual(told.station.map((station) => station.say));
    for (const { box, svg } of Object.values(drawn.stations))
      expect([box.split(' ').map(Number).every(Number.isFinite), svg.length > 100]).toEqual([true, true]);
  });

  it.each(LANGUAGES)('is written in %s', (lang) => {
    const t = spoken(game, lang);
    for (const { say } of told.station) expect(t(`${game}-turn-${say}-how`).length + t(`${game}-turn-${say}`).length).toBeGreaterThan(8);
    for (const { name } of told.term) expect(t(`${game}-word-${name}-is`).length + t(`${game}-word-${name}`).length).toBeGreaterThan(6);
    for (const group of [...drawn.legend(t), players(t)]) {
      expect(t(group.title)).not.toBe('');
      for (const sign of group.signs) expect(sign.name).not.toMatch(new RegExp(`^$|^${game}-|undefined|NaN`));
    }
  });

  it('has every sign of the board in its legend', () => {
    const symbols = fileOf(SYMBOLS, game);
    const legend = drawn.legend(spoken(game, 'en')).flatMap((group) => group.signs.map((sign) => sign.sketch.svg));
    const shown = placed([...legend, ...players(spoken(game, 'en')).signs.map((sign) => sign.sketch.svg)].join(''));
    const own = [...symbols.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id!);
    const wanted = own.filter((id) => !NO_SIGNS.some((pattern) => pattern.test(id)));
    expect(wanted.filter((id) => !shown.has(id))).toEqual([]);
    const shared = [...new Set(importedBy(game).flatMap((name) => SHARED[name] ?? []))];
    expect(shared.filter((id) => !shown.has(id))).toEqual([]);
  });

  it('shows the legend with a heading for each group', () => {
    const { container } = render(Legend, { groups: drawn.legend(spoken(game, 'en')), level: 3 });
    expect(container.querySelectorAll('h3').length).toBe(drawn.legend(spoken(game, 'en')).length + 1);
    expect(container.querySelectorAll('dt').length).toBe(container.querySelectorAll('dd').length);
  });
});

describe('the glossary', () => {
  const terms = [
    { title: 'provost', text: 'Only buildings up to his space work.', rules: ['CAY-120'] },
    { title: 'denier', text: 'The money.', rules: ['CAY-012', 'CAY-050'] },
  ];
  it('is searched as the rules are', () => {
    expect(matching(terms, 'PROVOST', (term) => `${term.title} ${term.text}`)).toEqual([terms[0]]);
    expect(matching(terms, '', (term) => term.title)).toEqual(terms);
  });
  it('leads to the rules that define a word', () => {
    const show = vi.fn();
    const { container } = render(Glossary, { terms, open: true, show });
    container.querySelectorAll<HTMLButtonElement>('[data-term=denier] .rule-link')[1]!.click();
    expect(show).toHaveBeenCalledWith('CAY-050');
  });
});

it('has an address of its own', () => {
  expect(placeOf('/rules/caylus')).toEqual({ name: 'guide', game: 'caylus' });
  expect(placeOf('/rules/')).toEqual({ name: 'nowhere' });
});
