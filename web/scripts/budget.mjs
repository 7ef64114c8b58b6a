// Fails when what a page fetches from the build at first is too large: the page, its scripts, styles and English words, as
// they are sent. What the server adds (headers, what a chat is told, lists, a table, its box) is measured by tests/e2e/test_weight.py.
import { readdirSync, readFileSync } from 'node:fs';

const LOBBY = 60_000;
const TABLE = 123_000;
const root = new URL('../../src/bastide/server/static/', import.meta.url);
const games = readdirSync(new URL('../src/lib/games/', import.meta.url), { withFileTypes: true }).flatMap((one) => (one.isDirectory() ? [one.name] : []));
const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', root), 'utf8'));

/** The files of a chunk and of all that it imports at once. */
function files(chunk, seen = new Set()) {
  if (seen.has(chunk.file)) return seen;
  seen.add(chunk.file);
  for (const style of chunk.css ?? []) seen.add(style);
  for (const key of chunk.imports ?? []) files(manifest[key], seen);
  return seen;
}
function named(name) {
  const found = Object.values(manifest).find((one) => one.name === name && one.file.endsWith('.js'));
  if (!found) throw new Error(`the build has no file ${name}`);
  return found;
}
const sent = (names) =>
  ['index.html', ...new Set(names.flatMap((name) => [...files(named(name))]))].map((file) => readFileSync(new URL(`${file}.br`, root)).length);

let heavy = false;
function check(page, budget, names) {
  const sizes = sent(names);
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  console.log(`${page}: ${(bytes / 1000).toFixed(1)} kB in ${sizes.length} files (budget ${budget / 1000} kB)`);
  heavy ||= bytes > budget;
}
check('lobby', LOBBY, ['first', 'en', 'lobby']);
for (const game of games) check(game, TABLE, ['first', 'en', 'table', 'table.en', game, `${game}.en`]);
if (heavy) process.exit(1);
