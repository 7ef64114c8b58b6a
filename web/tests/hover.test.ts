/** What looks pointed at: after a tap the look stays where the finger was, so that only a pointer which can leave has it. */
import { describe, expect, it } from 'vitest';
import shell from '../src/styles/shell.css?raw';
import table from '../src/styles/table.css?raw';

const FILES: Readonly<Record<string, string>> = import.meta.glob<string>('../src/lib/games/**/*.svelte', { query: '?raw', import: 'default', eager: true });
/** What may be chosen, or switched on, on a board. */
const CHOSEN = /\.(?:may|spot|take)\b|^button(?=:hover)/;

/** The rules of a component with the condition that they stand under, or none. */
function rules(source: string): { readonly selector: string; readonly under: string }[] {
  const style = /<style>([^]*)<\/style>/.exec(source)?.[1]?.replaceAll(/\/\*[^]*?\*\//g, '') ?? '';
  const found: { selector: string; under: string }[] = [];
  const open: string[] = [];
  for (const [, head, mark] of style.matchAll(/([^{};]*)([{};])/g)) {
    if (mark === '}') open.pop();
    if (mark !== '{') continue;
    open.push(head!.trim());
    found.push({ selector: head!.trim(), under: open.slice(0, -1).join(' ') });
  }
  return found;
}

const hovered = Object.entries(FILES).flatMap(([path, source]) =>
  rules(source).flatMap(({ selector, under }) =>
    selector
      .split(/,\s*/)
      .filter((one) => one.includes(':hover') && CHOSEN.test(one))
      .map((one) => [`${path.split('/').slice(-2).join('/')} ${one}`, under] as const),
  ),
);

describe('a look of being pointed at', () => {
  it('is found on the boards of all games', () => {
    expect(new Set(hovered.map(([where]) => where.split('/')[0]))).toEqual(new Set(['carcassonne', 'carrara', 'caylus', 'praga']));
  });

  it.each(hovered)('%s does not stay behind after a tap', (_, under) => {
    expect(under).toBe('@media (hover: hover)');
  });
});

/** The rule that colours the ground of something under the pointer, whatever is shown how wide: the most exact, of these the last. */
function ground(css: string, element: Element): string | undefined {
  const exact = (selector: string): number => selector.match(/\.[\w-]+|\[[^\]]+\]|:hover/g)?.length ?? 0;
  const found = [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)]
    .filter(([, , body]) => /background:/.test(body!))
    .flatMap(([, head]) => head!.trim().split(/,\s*/))
    .filter((selector) => selector.includes('.sq') && element.matches(selector.replaceAll(':hover', '')));
  return found.sort((a, b) => exact(a) - exact(b)).at(-1);
}

describe('a tool beside the headline', () => {
  const tool = (more: string): Element => {
    document.body.innerHTML = `<div class="tools"><button class="sq" ${more}></button></div>`;
    return document.querySelector('.sq')!;
  };

  it('that is switched on looks so under the pointer, and under the finger that has switched it on', () => {
    expect(ground(shell + table, tool('aria-pressed="true"'))).toBe('.tools .sq[aria-pressed=true]');
  });

  it('answers the pointer while it can be pressed, and only then', () => {
    expect(ground(shell + table, tool('aria-pressed="false"'))).toBe('.sq:hover');
    expect(ground(shell + table, tool('disabled'))).toBe('.tools .sq[disabled]');
  });
});
