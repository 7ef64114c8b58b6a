/**
 * Words to write down: eight words of five letters, consonants and vowels in turn, so that they can be spoken, typed
 * and checked in any language. Seven of them hold 112 random bits, the eighth is a check: a wrong letter is noticed here.
 */
const CONSONANTS = 'bdfghjklmnprstvz';
const VOWELS = 'aiou';
const COUNT = 8;

/** Sixteen bits as a word. */
export function word(bits: number): string {
  return CONSONANTS[(bits >> 12) & 15]! + VOWELS[(bits >> 10) & 3]! + CONSONANTS[(bits >> 6) & 15]! + VOWELS[(bits >> 4) & 3]! + CONSONANTS[bits & 15]!;
}

/** The sixteen bits of a word, null if it is none. */
export function bits(text: string): number | null {
  if (!/^[bdfghjklmnprstvz][aiou][bdfghjklmnprstvz][aiou][bdfghjklmnprstvz]$/.test(text)) return null;
  const [a, b, c, d, e] = [...text] as [string, string, string, string, string];
  return (CONSONANTS.indexOf(a) << 12) | (VOWELS.indexOf(b) << 10) | (CONSONANTS.indexOf(c) << 6) | (VOWELS.indexOf(d) << 4) | CONSONANTS.indexOf(e);
}

/** CRC-16/CCITT over words of sixteen bits: notices every wrong word and every two that changed places. */
function check(numbers: readonly number[]): number {
  let sum = 0xffff;
  for (const number of numbers) {
    sum ^= number;
    for (let bit = 0; bit < 16; bit++) sum = sum & 0x8000 ? ((sum << 1) ^ 0x1021) & 0xffff : (sum << 1) & 0xffff;
  }
  return sum;
}

export function newPhrase(random: Uint16Array = crypto.getRandomValues(new Uint16Array(COUNT - 1))): string {
  const numbers = [...random];
  return [...numbers, check(numbers)].map(word).join(' ');
}

/** The phrase as it is meant, whatever stands between its words; null if it is none. */
export function readPhrase(text: string): string | null {
  const words = text
    .normalize('NFKC')
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter(Boolean);
  const numbers = words.map(bits);
  if (words.length !== COUNT || numbers.some((number) => number === null)) return null;
  const known = numbers as number[];
  return check(known.slice(0, -1)) === known.at(-1) ? words.join(' ') : null;
}
