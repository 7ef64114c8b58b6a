/**
 * The palette without the classes that nothing in the browser has: Python's drawings have more. `all` is the text of
 * every module and drawing; a class is named there whole, or its colour in quotes where code puts the class together.
 */
export function worn(css, all) {
  const named = new Set(all.match(/[\w-]+/g));
  const has = (kind, name) => named.has(`${kind}-${name}`) || all.includes(`'${name}'`) || /^p\d/.test(name);
  return css.replace(/\.([fs])-([\w-]+) \{[^}]*\} ?/g, (rule, kind, name) => (has(kind, name) ? rule : ''));
}
