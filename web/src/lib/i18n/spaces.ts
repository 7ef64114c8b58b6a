/** The spaces that a language sets round names; `bastide/cli/texts.py` does the same for the terminal. */

/** Ideographs, kana, and the punctuation and forms that are as wide as they: nothing stands between two of them. */
const WIDE = '[\\u2e80-\\u30ff\\u3400-\\u9fff\\uf900-\\ufaff\\uff01-\\uff60]';
const GAP = new RegExp(`(?<=${WIDE}) (?=${WIDE})`, 'gu');
/** Stands for a space inside a name while a sentence is set. */
const KEPT = '\ue000';

/** A name or another argument, with the spaces inside it marked as its own. */
export const kept = (word: string, language: string): string => (language === 'zh-Hant' ? word.replace(GAP, KEPT) : word);

/** A Chinese sentence has a space after a name, as beside all Latin letters and digits; beside a Chinese name there is none. */
export const spaced = (text: string, language: string): string => (language === 'zh-Hant' ? text.replace(GAP, '').replaceAll(KEPT, ' ') : text);
