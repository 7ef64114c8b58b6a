import { FluentParser, Resource, Visitor, type Pattern, type VariableReference } from '@fluent/syntax';
import { describe, expect, it } from 'vitest';
import { addText, t } from '$lib/i18n/fluent.svelte';
import { preferredLanguage } from '$lib/state/settings.svelte';

type Files = Readonly<Record<string, string>>;
const texts: Files = import.meta.glob<string>(['../../src/bastide/**/*.ftl', '!../../src/bastide/template/**'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const server: Files = import.meta.glob<string>('../../src/bastide/server/**/*.py', { query: '?raw', import: 'default', eager: true });
const source: Files = import.meta.glob<string>(['../src/**/*.{svelte,ts}', '!../src/**/*.test.ts', '!../src/**/testing.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const LANGUAGES = ['en', 'zh-Hant', 'ja'] as const;

function messages(path: string, text: string): Map<string, string[]> {
  const resource: Resource = new FluentParser({ withSpans: false }).parse(text);
  const found = new Map<string, string[]>();
  class Variables extends Visitor {
    names = new Set<string>();
    override visitVariableReference(node: VariableReference) {
      this.names.add(node.id.name);
    }
  }
  for (const entry of resource.body) {
    if (entry.type === 'Junk') throw new Error(`${path}: ${entry.content}`);
    if (entry.type !== 'Message') continue;
    const reader = new Variables();
    reader.visit(entry.value as Pattern);
    found.set(entry.id.name, [...reader.names].sort());
  }
  return found;
}

/** Every message of a language, whatever file it is in: `en.ftl`, `ui.en.ftl`, … */
const all = (lang: string) =>
  new Map(Object.entries(texts).flatMap(([path, text]) => (new RegExp(`[/.]${lang}\\.ftl$`).test(path) ? [...messages(path, text)] : [])));
const english = all('en');

describe('the three languages', () => {
  it.each(LANGUAGES.slice(1))('%s has the same messages and variables as English', (lang) => {
    expect(Object.fromEntries(all(lang))).toEqual(Object.fromEntries(english));
  });

  it('have every message that the code asks for by name', () => {
    const missing = new Set<string>();
    for (const text of Object.values(source))
      for (const [, id] of text.matchAll(/['"`]((?:shell|lobby|error)-[a-z0-9_-]+[a-z0-9])['"`]/g)) if (!english.has(id!)) missing.add(id!);
    expect([...missing]).toEqual([]);
  });

  it('have a sentence for every code the server refuses with', () => {
    const codes = new Set<string>();
    for (const text of Object.values(server)) for (const [, code] of text.matchAll(/(?:ApiError|Broken)\(\s*\w+,\s*"([a-z-]+)"/g)) codes.add(code!);
    expect(codes.size).toBeGreaterThan(10);
    expect([...codes].filter((one) => !english.has(`error-${one}`))).toEqual([]);
  });

  it('are said anew once they change', () => {
    addText('again = { $n } before');
    expect([t('again', { n: 1 }), t('again', { n: 2 }), t('again', { n: 1 })]).toEqual(['1 before', '2 before', '1 before']);
    addText('again = { $n } after');
    expect(t('again', { n: 1 })).toBe('1 after');
  });

  it('are chosen by the browser’s wish', () => {
    expect(preferredLanguage(['de', 'zh-TW', 'en'])).toBe('zh-Hant');
    expect(preferredLanguage(['ja-JP'])).toBe('ja');
    expect(preferredLanguage(['fr'])).toBe('en');
  });
});

describe('components', () => {
  const markup = (text: string) =>
    text
      .replace(/<script[\s\S]*?<\/script>/g, '')
      .replace(/<style[\s\S]*?<\/style>/g, '')
      .replace(/<!--[\s\S]*?-->/g, '');

  it.each(Object.entries(source).filter(([path]) => path.endsWith('.svelte')))('%s holds no words of its own', (_, text) => {
    const bare = stripBraces(markup(text));
    const between = [...bare.matchAll(/>([^<>]*)</g)].map(([, found]) => found!.trim()).filter((found) => /\p{L}{2,}/u.test(found));
    const attributes = [...bare.matchAll(/\s(?:title|aria-label|placeholder|alt|aria-description)="([^"]*)"/g)]
      .map(([, text]) => text!)
      .filter((text) => /\p{L}{2,}/u.test(text));
    expect([...between, ...attributes]).toEqual([]);
  });
});

/** Removes `{…}` with everything inside, however deep. */
function stripBraces(text: string): string {
  let depth = 0;
  let out = '';
  for (const char of text) {
    if (char === '{') depth++;
    else if (char === '}') depth--;
    else if (depth === 0) out += char;
  }
  return out.replace(/=>/g, '');
}
