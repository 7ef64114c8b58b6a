/** The things on the sheet that an advised line is about. */
import type { HintStep } from '$lib/api/types';

/**
 * Names that the things of an action may have, by its fields, the most exact first: two fields together (`slot:upgrade.3`,
 * `block:V.red`), then one of them (`tile:U1-03`), then one at the seat that acts (`city:0.lerici`).
 */
export function thingNames(fields: Readonly<Record<string, unknown>>, seat: number): string[] {
  const all = Object.entries(fields).flatMap(([name, value]): [string, string][] =>
    name !== 'kind' && (typeof value === 'string' || typeof value === 'number') ? [[name, String(value)]] : [],
  );
  const pairs = all.flatMap(([a, first]) => all.flatMap(([b, second]) => (a === b ? [] : [`:${first}.${second}`])));
  const named = all.flatMap(([name, value]) => [`${name}:${value}`, `${String(fields.kind)}:${value}`]);
  const bare = all.filter(([, value]) => !/^-?\d+$/.test(value)).flatMap(([, value]) => [`:${value}`, `:${seat}.${value}`]);
  return [...pairs, ...named, ...bare];
}

const seen = (element: Element): boolean => {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0;
};

/** The button of the decision bar that does an action, or opens the list in which it stands; null where there is none. */
function buttonOf(step: HintStep | undefined, root: ParentNode): Element | null {
  const { text, fields } = step?.action ?? {};
  return [...root.querySelectorAll('.decide [data-choice]')].find((one) => [text, fields?.kind].includes(one.getAttribute('data-choice') ?? '')) ?? null;
}

/** The elements that a line is about, with the number of the step; of things within each other only the inner one. */
export function hintedElements(steps: readonly HintStep[], root: ParentNode = document): { readonly element: Element; readonly step: number }[] {
  const things = [...root.querySelectorAll('.board [data-thing]')];
  const found = new Map<Element, number>();
  steps.forEach(({ action, view }, step) => {
    for (const name of thingNames(action.fields, view.current)) {
      const ends = (element: Element): boolean => {
        const thing = element.getAttribute('data-thing')!;
        return name.startsWith(':') ? thing.endsWith(name) && thing.indexOf(':') === thing.length - name.length : thing === name;
      };
      const element = things.find((one) => ends(one) && seen(one));
      if (element && !found.has(element)) found.set(element, step);
    }
  });
  const button = found.size === 0 ? buttonOf(steps[0], root) : null;
  if (button) found.set(button, 0);
  const elements = [...found.keys()];
  return elements.filter((one) => !elements.some((other) => other !== one && one.contains(other))).map((element) => ({ element, step: found.get(element)! }));
}
