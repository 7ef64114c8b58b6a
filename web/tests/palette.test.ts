import { expect, it } from 'vitest';
import { worn } from '../scripts/worn.mjs';

const whole = Object.values(import.meta.glob<string>('../../src/bastide/pictures/palette.css', { eager: true, query: '?raw', import: 'default' }))[0]!;
const code = import.meta.glob<string>('../src/**/*.{ts,svelte,css}', { eager: true, query: '?raw', import: 'default' });
const drawings = import.meta.glob<string>('../../src/bastide/**/symbols.svg', { eager: true, query: '?raw', import: 'default' });

/** What the build reads: chunks.mjs gives it the same files. */
const read = [...Object.entries(code).flatMap(([file, text]) => (/\.(ts|svelte)$/.test(file) ? [text] : [])), ...Object.values(drawings)].join('\n');

/** The classes of a style sheet that fill or stroke with a colour, such as `f-wall`. */
const classes = (css: string): string[] => [...css.matchAll(/\.([fs]-[\w-]+) \{/g)].map(([, name]) => name!);

/** Code that puts a class together: its names of colours stand elsewhere, whole and in quotes. */
const COMPOSED = /(?<![\w-])[fs]-[\w-]*\$\{/;

it('keeps in the built page every colour that something in the browser has', () => {
  const kept = new Set(classes(worn(whole, read)));
  const left = classes(whole).filter((name) => !kept.has(name));
  expect(left.length).toBeGreaterThan(20);
  expect(kept.size).toBeGreaterThan(100);
  const all = [...Object.values(code), ...Object.values(drawings)].join('\n');
  const words = new Set(all.match(/[\w-]+/g));
  const quoted = new Set([...all.matchAll(/(['"`])([\w-]+)\1/g)].map(([, , word]) => word!));
  expect(left.filter((name) => words.has(name))).toEqual([]);
  expect(left.filter((name) => quoted.has(name.slice(2)))).toEqual([]);
});

it('knows of every place where such a class is put together of parts', () => {
  const places = Object.entries(code).flatMap(([file, text]) => (COMPOSED.test(text) ? [file.replace('../src/lib/', '')] : []));
  // a new place is fine where it is handed whole names in quotes; else its colours are missing from the built page alone
  expect(places.sort()).toEqual(['art/values.ts', 'games/caylus/street.ts', 'games/praga/art.ts']);
  expect(classes(worn(whole, read))).toEqual(expect.arrayContaining(['s-ink', 's-ink-3'])); // of the street
  for (const text of Object.values(code)) expect(text).not.toMatch(/(?<![\w-])[fs]-['"]\s*\+|(?<![\w-])[fs]-[\w-]+-\$\{/);
});

it('leaves every other rule as it is', () => {
  const rest = (css: string) => css.replace(/\.[fs]-[\w-]+ \{[^}]*\} ?/g, '');
  expect(rest(worn(whole, read))).toBe(rest(whole));
});
