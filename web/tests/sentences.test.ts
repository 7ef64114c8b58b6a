import { afterEach, describe, expect, it } from 'vitest';
import { describe as carrara } from '$lib/games/carrara/log';
import { describe as caylus } from '$lib/games/caylus/words';
import { addGameTexts, setLanguage, t, type Language } from '$lib/i18n';
import { plainArgs } from '$lib/i18n/errors';
import { seatName } from '$lib/table/words';
import type { Seat } from '$lib/api/types';

await addGameTexts('carrara');
await addGameTexts('caylus');
afterEach(() => setLanguage('en'));

const say = async (lang: Language, id: string, args: Record<string, string | number>): Promise<string> => {
  await setLanguage(lang);
  return t(id, args);
};

describe('a sentence', () => {
  it.each([
    ['羅蘭', '羅蘭轉動轉盤。'],
    ['Odo', 'Odo 轉動轉盤。'],
    ['王 小明', '王 小明轉動轉盤。'],
    ['小 Q', '小 Q 轉動轉盤。'],
    ['玩家 1', '玩家 1 轉動轉盤。'],
  ])('has a space beside Latin letters and digits only: %s', async (name, sentence) => {
    expect(await say('zh-Hant', 'carrara-log-rotate', { name })).toBe(sentence);
  });

  it('leaves other languages as they are', async () => {
    expect(await say('ja', 'lobby-game-praga', {})).toBe('プラハ 王国の首都');
    expect(await say('ja', 'carrara-log-rotate', { name: 'ロラン' })).toBe('ロランが円盤を回しました。');
    expect(await say('en', 'carrara-log-rotate', { name: '羅 蘭' })).toBe('羅 蘭 turns the wheel.');
  });

  const bought = { segment: 'II', coins: 9, count: 3, white: 2, yellow: 1, red: 0, green: 0, blue: 0, black: 0 };
  it.each([
    ['en', 'Odo takes 2 white, 1 yellow from segment II for 9 coins.'],
    ['zh-Hant', 'Odo 從第 II 區拿取白色 2 塊、黃色 1 塊，付 9 金幣。'],
    ['ja', 'Odoが第II区画から白2個、黄1個を9コインで取りました。'],
  ] as const)('joins blocks of marble as its language does: %s', async (lang, sentence) => {
    await setLanguage(lang);
    expect(t('carrara-log-buy', { ...bought, name: 'Odo', ...carrara(bought, t, ['Odo']) })).toBe(sentence);
  });

  const scored = { which: 'palazzo', points: 7, coins: 6, crown: 3, book: 1, objects: 4 };
  it.each([
    ['en', 'Odo scores Palazzo: 7 points, 6 coins, 3 crowns, 1 book.'],
    ['zh-Hant', 'Odo 為王宮計分：7 分、6 金幣、3 件王冠、1 件書。'],
    ['ja', 'Odoが大邸宅を決算しました：7勝利点、6コイン、王冠3個、本1個。'],
  ] as const)('joins what a scoring brings: %s', async (lang, sentence) => {
    await setLanguage(lang);
    expect(t('carrara-log-score', { ...scored, name: 'Odo', ...carrara(scored, t, ['Odo']) })).toBe(sentence);
  });

  const made = { building: 'park', space: 9, food: 2, wood: 1, stone: 0, cloth: 0, gold: 0 };
  it.each([
    ['en', 'Odo takes 1 wood, 2 food from the park.'],
    ['zh-Hant', 'Odo 從公園得到 1 個木頭、2 個食物。'],
    ['ja', 'Odoが公園から木材1、食料2を受け取りました。'],
  ] as const)('joins cubes: %s', async (lang, sentence) => {
    await setLanguage(lang);
    expect(t('caylus-log-produce', { ...made, name: 'Odo', ...caylus(made, t) })).toBe(sentence);
  });

  it('joins the lists of a refusal with the separator of the language', async () => {
    await setLanguage('ja');
    expect(plainArgs({ tiles: ['A', 'B'] })).toEqual({ tiles: 'A、B' });
  });
});

describe('a bot', () => {
  const bot = (seat: number, name = ''): Seat => ({ seat, kind: 'bot', name, bot: 'level:3', present: true, you: false }) as Seat;
  it.each(['en', 'zh-Hant', 'ja'] as const)('has a name of its own on every seat: %s', async (lang) => {
    await setLanguage(lang);
    const names = [0, 1, 2, 3, 4].map((seat) => seatName(bot(seat)));
    expect(new Set(names).size).toBe(5);
    expect(names.join()).not.toMatch(/\d|:|bot/i);
  });
  it('keeps the name of whoever left the seat', () => {
    expect(seatName(bot(1, 'Haruka'))).toBe('Haruka');
    expect(seatName(bot(1, 'level:3'))).toBe('Matilda');
  });
});
