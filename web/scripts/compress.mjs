// Lays a .br beside every file worth it, so that the server need not compress; gzip it does itself, once a file.
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

const root = new URL('../../src/bastide/server/static/', import.meta.url).pathname;
const KINDS = new Set(['.js', '.css', '.html', '.svg', '.json', '.webmanifest', '.ftl']);
const SMALL = 200;
const BROTLI = {
  [constants.BROTLI_PARAM_QUALITY]: 11,
  [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  [constants.BROTLI_PARAM_LGWIN]: 22,
};

for (const name of readdirSync(root, { recursive: true })) {
  const file = join(root, String(name));
  if (!KINDS.has(extname(file)) || statSync(file).size < SMALL) continue;
  const data = readFileSync(file);
  writeFileSync(`${file}.br`, brotliCompressSync(data, { params: { ...BROTLI, [constants.BROTLI_PARAM_SIZE_HINT]: data.length } }));
}
