import { describe, expect, it } from 'vitest';

const ROOT = '../src/lib/';
const sources = import.meta.glob<string>('../src/lib/**/*.{ts,svelte}', { eager: true, query: '?raw', import: 'default' });

/** The file that a module is imported from; none where it is a package or a drawing. */
function fileOf(from: string, name: string): string | undefined {
  const path = name.startsWith('$lib') ? ROOT + name.slice(5) : new URL(name, `file:///x/${from.slice(3)}`).pathname.replace('/x/', '../');
  return [path, `${path}.ts`, `${path}/index.ts`].find((one) => one in sources);
}

/** What each file imports, types and what is fetched later included. */
const imports = new Map(
  Object.entries(sources).map(([path, source]) => {
    const names = [...source.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].map((found) => found[1]!);
    const found = names.filter((name) => /^(\$lib|\.)/.test(name)).map((name) => fileOf(path, name));
    return [path, found.filter((one): one is string => one !== undefined && one !== path)] as const;
  }),
);

/** A way from a file back to itself, if there is one. */
function circleOf(start: string): readonly string[] | null {
  const seen = new Set<string>();
  const walk = (path: string, way: readonly string[]): readonly string[] | null => {
    for (const next of imports.get(path) ?? []) {
      if (next === start) return [...way, next];
      if (seen.has(next)) continue;
      seen.add(next);
      const found = walk(next, [...way, next]);
      if (found) return found;
    }
    return null;
  };
  return walk(start, [start]);
}

describe('the imports of the client', () => {
  it('are read', () => {
    expect(imports.get(`${ROOT}games/caylus/index.ts`)).toContain(`${ROOT}games/caylus/controller.svelte.ts`);
    expect(imports.get(`${ROOT}state/sound.ts`)).toContain(`${ROOT}state/strikes.ts`);
  });

  it('have no circle, types included', () => {
    expect([...imports.keys()].map(circleOf).filter(Boolean)).toEqual([]);
  });
});
