// Fails when the first load (the entry and all it imports at once) is above 100 kB of compressed script.
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const BUDGET = 100_000;
const root = new URL('../../src/bastide/server/static/', import.meta.url);
const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', root), 'utf8'));

function closure(key, seen = new Set()) {
  if (seen.has(key)) return seen;
  seen.add(key);
  for (const next of manifest[key].imports ?? []) closure(next, seen);
  return seen;
}
const size = (keys) => [...keys].reduce((sum, key) => sum + gzipSync(readFileSync(new URL(manifest[key].file, root)), { level: 9 }).length, 0);

const first = closure('index.html');
const bytes = size(first);
console.log(`first load: ${(bytes / 1000).toFixed(1)} kB of compressed script in ${first.size} files (budget ${BUDGET / 1000} kB)`);
for (const key of Object.keys(manifest).filter((k) => manifest[k].isDynamicEntry && /games\/[^/]+\/index/.test(k)))
  console.log(`  ${key}: ${(size(closure(key, new Set(first))) / 1000 - 0).toFixed(1)} kB with what it shares`);
if (bytes > BUDGET) process.exit(1);
