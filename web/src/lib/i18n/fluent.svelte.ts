import { FluentBundle, FluentResource } from '@fluent/bundle';
import { api } from '$lib/api/client';
import { kept, spaced } from './spaces';

export const LANGUAGES = ['en', 'zh-Hant', 'ja'] as const;
export type Language = (typeof LANGUAGES)[number];

/** What each language calls itself; the same words in every language. */
export const SELF_NAMES: Readonly<Record<Language, { readonly long: string; readonly short: string }>> = {
  en: { long: 'English', short: 'EN' },
  'zh-Hant': { long: '繁體中文', short: '中' },
  ja: { long: '日本語', short: '日' },
};

type Load = () => Promise<string>;
/** What is read from the start: one file for each language. */
const START: Readonly<Record<Language, () => Promise<{ readonly default: readonly string[] }>>> = {
  en: () => import('./start/en'),
  'zh-Hant': () => import('./start/zh-Hant'),
  ja: () => import('./start/ja'),
};
const GAME = import.meta.glob<string>(['$bastide/games/*/words/*.ftl', '!$bastide/games/*/words/{lobby,guide,lesson,cli,card}.*.ftl'], {
  query: '?raw',
  import: 'default',
});

/** What is said by tables and replays, and by what is seldom opened. */
const PLACES = import.meta.glob<string>('$bastide/text/{table,later}.*.ftl', { query: '?raw', import: 'default' });
export type Place = 'table' | 'later';

/** What is said of a game when a lesson is given, or when a thing is asked about. */
const APART = import.meta.glob<string>('$bastide/games/*/words/{lesson,card}.*.ftl', { query: '?raw', import: 'default' });

/** A game may split its texts: `en.ftl`, `ui.en.ftl`, …; those of a game that is not in this build are the server's. */
function gameFiles(game: string, lang: Language): Load[] {
  const files = Object.entries(GAME).flatMap(([path, load]) => {
    const isOf = path.endsWith(`/${lang}.ftl`) || path.endsWith(`.${lang}.ftl`);
    return isOf && path.includes(`/games/${game}/words/`) ? [load] : [];
  });
  return files.length > 0 ? files : [() => api.texts(game, lang).catch(() => '')];
}

/** The language in force; `version` moves whenever texts arrive, so that markup is written anew. */
class Texts {
  /** What was said before, by message and arguments: a table says the same again with every move. */
  readonly said = new Map<string, string>();
  lang = $state<Language>('en');
  /** The one that was chosen last; its texts may be on their way. */
  wanted: Language = 'en';
  version = $state(0);
  bundle = new FluentBundle('en', { useIsolating: false });
  /** What was fetched besides, by name: a game's texts, its page in pictures. */
  more = new Map<string, (lang: Language) => readonly Load[]>();
  /** Those that are on their way or have come. */
  coming = new Map<string, Promise<void>>();
}
export const i18n = new Texts();

/** Puts text into the bundle in force; tests use it too. */
export function addText(source: string): void {
  i18n.bundle.addResource(new FluentResource(source), { allowOverrides: true });
  i18n.said.clear();
  i18n.version++;
}

/** Fetches a language and makes it the one in force. */
export async function setLanguage(lang: Language): Promise<void> {
  i18n.wanted = lang;
  const { size } = i18n.more;
  const files = [...i18n.more.values()].flatMap((find) => find(lang));
  const [start, ...sources] = await Promise.all([START[lang](), ...files.map((load) => load())]);
  if (i18n.wanted !== lang) return;
  if (i18n.more.size !== size) return setLanguage(lang); // more was fetched meanwhile, in the language before
  const bundle = new FluentBundle(lang, { useIsolating: false });
  for (const source of [...start.default, ...sources]) bundle.addResource(new FluentResource(source), { allowOverrides: true });
  i18n.bundle = bundle;
  i18n.said.clear();
  i18n.lang = lang;
  i18n.version++;
}

/** Adds texts in the language in force, now and after every change of language. */
export function addTexts(name: string, find: (lang: Language) => readonly Load[]): Promise<void> {
  const known = i18n.coming.get(name);
  if (known) return known;
  const coming = fetchTexts(name, find);
  i18n.coming.set(name, coming);
  return coming;
}

async function fetchTexts(name: string, find: (lang: Language) => readonly Load[]): Promise<void> {
  const { lang } = i18n;
  try {
    const sources = await Promise.all(find(lang).map((load) => load()));
    i18n.more.set(name, find);
    if (lang === i18n.lang) for (const source of sources) addText(source);
    else await setLanguage(i18n.wanted);
  } catch (error) {
    i18n.coming.delete(name);
    throw error;
  }
}
const ofPlace = (place: Place, lang: Language): Load[] =>
  Object.entries(PLACES).flatMap(([path, load]) => (path.endsWith(`/${place}.${lang}.ftl`) ? [load] : []));
export const addPlace = (place: Place): Promise<void> => addTexts(place, (lang) => ofPlace(place, lang));
export const addTextsApart = (game: string, kind: 'lesson' | 'card'): Promise<void> =>
  addTexts(`${game} ${kind}`, (lang) =>
    Object.entries(APART).flatMap(([path, load]) => (path.endsWith(`/games/${game}/words/${kind}.${lang}.ftl`) ? [load] : [])),
  );
export const addGameTexts = (game: string): Promise<void> => addTexts(game, (lang) => gameFiles(game, lang));

/** Texts kept for saying them again. */
const REMEMBERED = 5000;

/** A text by message id in the language in force; an unknown id comes back as it is. */
export function t(id: string, args?: Record<string, string | number>): string {
  void i18n.version;
  let key = id;
  for (const name in args) key += `\n${name}${typeof args[name] === 'number' ? '#' : '='}${args[name]}`;
  const said = i18n.said.get(key);
  if (said !== undefined) return said;
  const text = say(id, args);
  if (i18n.said.size >= REMEMBERED) i18n.said.clear();
  i18n.said.set(key, text);
  return text;
}

function say(id: string, args?: Record<string, string | number>): string {
  const message = i18n.bundle.getMessage(id);
  if (!message?.value) return id;
  const [lang = 'en'] = i18n.bundle.locales;
  const known = args && Object.fromEntries(Object.entries(args).map(([name, value]) => [name, typeof value === 'string' ? kept(value, lang) : value]));
  return spaced(i18n.bundle.formatPattern(message.value, known, []), lang);
}

/** Whether a text exists in the language in force. */
export function hasText(id: string): boolean {
  void i18n.version;
  return i18n.bundle.hasMessage(id);
}
