/** The things on the table as the page holds them: everything with `data-thing`. */

/** The element of a thing that can be seen, else null. */
export function elementOf(thing: string, root: ParentNode = document): Element | null {
  const found = [...root.querySelectorAll(`.room [data-thing="${CSS.escape(thing)}"]`)];
  return found.find((element) => element.getBoundingClientRect().width > 0) ?? null;
}
