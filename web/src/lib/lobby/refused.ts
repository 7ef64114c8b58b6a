/** Why the server refuses a record or an option, in the reader's language: fetched, with its words, when it does. */
import { ApiError } from '$lib/api/client';
import type { ErrorInfo } from '$lib/api/schema';
import type { GameInfo } from '$lib/api/types';
import { addGameTexts, addPlace, hasText, t } from '$lib/i18n';
import { errorNotice, plainArgs } from '$lib/i18n/errors';
import { optionName, optionValue } from '$lib/i18n/options';

/** Says what is wrong, and where; in the server's words where there are no others. */
function told(info: Partial<ErrorInfo>): string {
  const { key, args, cause, line, option, message = '' } = info;
  const below = cause ? told(cause) : '';
  const known = Boolean(key && hasText(key));
  if (!known && !below) return message;
  const reason = known ? t(key!, { ...plainArgs(args), reason: below }) : below;
  if (typeof option === 'string') return t('option-wrong', { option, reason });
  return typeof line === 'number' && line > 0 ? t('record-line', { line, reason }) : reason;
}

const refusalOf = (error: unknown, code: string) => (error instanceof ApiError && error.code === code ? error.body : null);

/** Why a record is refused; what its game's rules say against one of its actions is in the words of the game. */
export async function recordRefused(error: unknown, record: string): Promise<string> {
  const body = refusalOf(error, 'bad-record');
  if (!body) return errorNotice(error).text;
  const game = /^game: ([a-z0-9_-]+)$/m.exec(record)?.[1];
  await Promise.allSettled([addPlace('later'), game && addGameTexts(game)]);
  return t('error-bad-record', { reason: told(body) });
}

/** Why an option is refused, in the words of the form that it stands in. */
export async function optionRefused(info: GameInfo, values: Readonly<Record<string, string>>, error: unknown): Promise<string> {
  const body = refusalOf(error, 'invalid-option');
  if (!body) return errorNotice(error).text;
  await Promise.allSettled([addPlace('later')]);
  const { option, needs, key, args } = body;
  const known = info.options.find((one) => one.name === option);
  if (!known) return t('error-invalid-option', { reason: told(body) });
  const name = optionName(info.name, known.name);
  if (typeof needs === 'string') return t('lobby-wrong-needs', { option: name, other: optionName(info.name, needs) });
  if (known.text && key && hasText(key)) return t('option-wrong', { option: name, reason: t(key, plainArgs(args)) });
  return t('lobby-wrong-option', { option: name, value: optionValue(info.name, known.name, values[known.name] ?? '') });
}
