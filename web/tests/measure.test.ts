import { expect, it } from 'vitest';
import { measure } from '$lib/table/measure';

/** In whichever sheet it stands: other tests may have loaded the module a second time. */
const value = (name: string) =>
  (document.adoptedStyleSheets ?? []).map(({ cssRules }) => (cssRules[0] as CSSStyleRule).style.getPropertyValue(name)).find(Boolean) ?? '';
const settled = () => new Promise<void>((done) => queueMicrotask(done));

it('reads all heights before it writes one, and forgets what is gone', async () => {
  const happened: string[] = [];
  const bar = (name: string, height: number) => {
    const node = document.createElement('div');
    Object.defineProperty(node, 'offsetHeight', {
      get: () => {
        happened.push(`${name} is read, ${['--one', '--two'].filter((one) => value(one)).length} are written`);
        return height;
      },
    });
    return measure(node, name);
  };
  const [top, seats] = [bar('--one', 48), bar('--two', 68)];
  await settled();
  expect(happened).toEqual(['--one is read, 0 are written', '--two is read, 0 are written']);
  expect([value('--one'), value('--two')]).toEqual(['48px', '68px']);
  top.destroy();
  expect([value('--one'), value('--two')]).toEqual(['', '68px']);
  // a page that is left and one that is opened are here at once
  const next = bar('--two', 70);
  seats.destroy();
  await settled();
  expect(value('--two')).toBe('70px');
  next.destroy();
});
