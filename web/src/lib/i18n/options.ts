/** Options of a game and their values in the form's words, wherever they are shown. */
import type { GameInfo } from '$lib/api/types';
import { hasText, t } from './fluent.svelte';

const own = (game: string, option: string): string => `lobby-option-${game}-${option}`;

/** What an option is called. */
export const optionName = (game: string, option: string): string => (hasText(own(game, option)) ? t(own(game, option)) : option);

/** What a value of an option means, in the game that is chosen; a seat is called by the name of who sits there, if that is known. */
export function optionValue(game: string, option: string, value: string, seatName?: (seat: number) => string | undefined, mode = ''): string {
  if (value === '') return t('lobby-option-none');
  if (option === 'preset') return t(`lobby-preset-${game}-${value}`);
  if (option === 'start_player') {
    if (value === 'random') return t('lobby-start-random');
    return seatName?.(Number(value)) ?? t('lobby-seat', { seat: Number(value) + 1 });
  }
  const id = `${own(game, option)}-${value}`;
  return hasText(id) ? t(id, { mode }) : value;
}

/** The rules of a table in words: the preset, and every option that differs from it; empty where all is as usual. */
export function rulesInWords(info: GameInfo, options: Readonly<Record<string, string>>): string[] {
  const { preset } = options;
  const words = preset !== undefined && preset in info.presets ? [optionValue(info.name, 'preset', preset)] : [];
  for (const option of info.options) {
    const value = options[option.name];
    if (value === undefined || option.name === 'preset' || option.name === 'start_player') continue;
    const usual = info.presets[preset ?? '']?.[option.name] ?? option.default;
    if (value !== usual) words.push(t('lobby-rule-set', { option: optionName(info.name, option.name), value: optionValue(info.name, option.name, value) }));
  }
  return words;
}
