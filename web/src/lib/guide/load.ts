/** Fetches what a page "A turn in pictures" is made of; a table and the lobby do without until it is opened. */
import { api } from '$lib/api/client';
import type { GuideAnswer, GuideTerm } from '$lib/api/schema';
import { loadBox } from '$lib/games/box';
import { addGameTexts, addPlace, addTexts, addTextsApart } from '$lib/i18n';
import type { GuideDrawings } from './types';

const DRAWN = import.meta.glob<GuideDrawings>('../games/*/guide.ts');
const TEXTS = import.meta.glob<string>('$bastide/games/*/words/guide.*.ftl', { query: '?raw', import: 'default' });

export interface Guide {
  readonly told: GuideAnswer;
  /** What this build draws; null for a game of another package. */
  readonly drawn: GuideDrawings | null;
}

const texts = (game: string): Promise<void> =>
  addTexts(`guide/${game}`, (lang) => {
    const found = Object.entries(TEXTS).find(([path]) => path.endsWith(`/games/${game}/words/guide.${lang}.ftl`));
    return found ? [found[1]] : [];
  });

async function drawings(game: string): Promise<GuideDrawings | null> {
  const load = DRAWN[`../games/${game}/guide.ts`];
  if (!load) return null;
  await loadBox(game);
  return load();
}

/** The page of a game. */
export async function loadGuide(game: string): Promise<Guide> {
  const [told, drawn] = await Promise.all([
    api.guide(game),
    drawings(game),
    addGameTexts(game),
    addTextsApart(game, 'card'),
    texts(game),
    addPlace('table'),
    addPlace('later'),
  ]);
  return { told, drawn };
}

/** The words of a game's rulebook. */
export async function loadTerms(game: string): Promise<readonly GuideTerm[]> {
  const [told] = await Promise.all([api.guide(game), texts(game)]);
  return told.terms;
}
