import { afterEach, expect, it, vi } from 'vitest';
import { sideways } from '$lib/shell/sideways';
import table from '../src/styles/table.css?raw';

const GIVEN = 'width=device-width, initial-scale=1, viewport-fit=cover';

/** A phone of a size, and what tells the page that it was turned. */
function phone(long: number, short: number) {
  let type = 'portrait-primary';
  const heard: (() => void)[] = [];
  vi.stubGlobal('screen', {
    get width() { return type === 'portrait-primary' ? short : long; },
    get height() { return type === 'portrait-primary' ? long : short; },
    get orientation() { return { type }; },
  }); // prettier-ignore
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: (_kind: string, act: () => void) => heard.push(act) }));
  const meta = document.createElement('meta');
  meta.content = GIVEN;
  sideways(meta);
  const turn = (to: string) => {
    type = to;
    heard.forEach((act) => act());
    return meta.content;
  };
  return { meta, turn };
}

afterEach(() => vi.unstubAllGlobals());

it('lays a page out as wide as a table side by side while a small phone is held sideways', () => {
  const { meta, turn } = phone(667, 375);
  expect(meta.content).toBe(GIVEN);
  expect(turn('landscape-primary')).toBe('width=760, viewport-fit=cover');
  expect(turn('portrait-primary')).toBe(GIVEN);
});

it('leaves a screen alone that is wide enough, and a phone whose keyboard makes the page wider than high', () => {
  expect(phone(844, 390).turn('landscape-primary')).toBe(GIVEN);
  expect(phone(667, 375).turn('portrait-primary')).toBe(GIVEN);
});

it('has room for what is asked and a note beneath it in the line on top', () => {
  const within = (height: number): string =>
    new RegExp(`^@media \\(min-width: 760px\\) and \\(max-height: ${height}px\\) \\{$([^]*?)^\\}$`, 'm').exec(table)![1]!;
  const [low, lying] = [within(700), within(480)];
  const high = (rule: RegExp, rules: string): number => Number(rule.exec(rules)?.[1] ?? Infinity);
  const note = high(/\.top \.notes, \.top \.notes \.notice \{ height: max\((\d+)px, 1\.75rem\); min-height: 0;/, low);
  expect(note + 16 * 1.2).toBeLessThanOrEqual(high(/--top: (\d+)px/, lying));
  expect(note + 20 * 1.2).toBeLessThanOrEqual(high(/--top: max\((\d+)px/, low));
});
