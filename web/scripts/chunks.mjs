// What is fetched together is one file: fewer requests, and one file of script packs better than twenty.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { minify } from 'terser';
import { worn } from './worn.mjs';

const source = fileURLToPath(new URL('../src/', import.meta.url));
const python = fileURLToPath(new URL('../../src/bastide/', import.meta.url));
const games = readdirSync(`${source}lib/games`, { withFileTypes: true }).flatMap((one) => (one.isDirectory() ? [one.name] : []));
/** The words of a game that its table reads, by game and language. */
const WORDS = /\/games\/([^/]+)\/words\/(?:ui\.)?([^./]+)\.ftl/;

/** What is wanted on every page, if not at once. */
const EVERYWHERE = /\/src\/lib\/i18n\/(?:names|options)\.ts$/;

/** What is asked at a table now and then, little each. */
const ASKED = /\/lib\/table\/(?:Absent|Freeing|UndoQuestion|UndoRequest)Bar\.svelte/;

/** The modules that a module needs at once: its imports and theirs. */
function needs(id, graph, seen = new Set()) {
  if (seen.has(id)) return seen;
  seen.add(id);
  for (const next of graph.getModuleInfo(id)?.importedIds ?? []) needs(next, graph, seen);
  return seen;
}

/** What is needed by a page, by name; a page needs what stands above it as well. */
const pages = new Map();
function find(graph) {
  if (pages.size > 0) return;
  const of = (path) => needs(`${source}${path}`, graph);
  const first = of('main.ts');
  const lobby = of('lib/lobby/Lobby.svelte');
  const table = of('lib/table/TablePage.svelte');
  const boards = games.map((game) => [game, of(`lib/games/${game}/index.ts`)]);
  const onBoards = (id) => boards.filter(([, board]) => board.has(id)).length;
  pages.set('first', (id) => first.has(id) || EVERYWHERE.test(id) || (lobby.has(id) && (table.has(id) || onBoards(id) > 0)));
  pages.set('lobby', (id) => lobby.has(id));
  pages.set('table', (id) => table.has(id) || onBoards(id) > 1);
  for (const [game, board] of boards) pages.set(game, (id) => board.has(id));
}

/** The file that a module goes to; null leaves it to the bundler. */
function file(id, graph) {
  find(graph);
  const [, game, lang] = WORDS.exec(id) ?? [];
  if (game) return `${game}.${lang}`;
  for (const [name, has] of pages) if (has(id)) return name;
  if (ASKED.test(id)) return 'asked';
  return null;
}

export const groups = [{ name: file, includeDependenciesRecursively: false }];

/** A file that only hands on what another one has. */
const HANDS_ON = /^export\s*\{([^}]+)\}\s*from\s*["']\.\/([^"']+)["'];?\s*$/;

/** Lets whoever fetches a part fetch its file at once: the bundler puts a file of its own before each, which costs a request. */
export const direct = () => ({
  name: 'bastide-direct',
  enforce: 'pre',
  generateBundle(_options, bundle) {
    const handed = new Map();
    for (const [name, chunk] of Object.entries(bundle)) {
      const [, names, file] = (chunk.type === 'chunk' && Object.keys(chunk.modules).length === 0 && HANDS_ON.exec(chunk.code.trim())) || [];
      if (!file) continue;
      const given = names.split(',').map((one) => one.trim().split(' as '));
      const target = Object.values(bundle).find((one) => one.fileName.endsWith(`/${file}`));
      handed.set(name.replace(/^.*\//, ''), { file, as: `{${given.map(([inner, outer = inner]) => `${outer}:e.${inner}`).join(',')}}`, target });
      delete bundle[name];
    }
    const fetched = /import\(\s*(["'`])\.\/([^"'`]+)\1\s*\)/g;
    for (const chunk of Object.values(bundle))
      if (chunk.type === 'chunk') {
        chunk.code = chunk.code.replace(fetched, (whole, quote, name) => {
          const found = handed.get(name);
          return found ? `import(${quote}./${found.file}${quote}).then(e=>(${found.as}))` : whole;
        });
        chunk.dynamicImports = chunk.dynamicImports.map((one) => handed.get(one.replace(/^.*\//, ''))?.target.fileName ?? one);
      }
  },
});

/** What every page and board fetches is packed once more: a hundredth lighter than the bundler leaves it, for seconds of a build. */
export const tight = () => ({
  name: 'bastide-tight',
  apply: 'build',
  generateBundle: {
    order: 'post',
    async handler(_options, bundle) {
      for (const chunk of Object.values(bundle))
        if (chunk.type === 'chunk' && pages.has(chunk.name)) chunk.code = (await minify(chunk.code, { module: true, ecma: 2020 })).code;
    },
  },
});

/** All that a name of a colour may stand in: modules of the browser, and the drawings that it shares with Python. */
const texts = (folder, endings) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => endings.test(name))
    .map((name) => readFileSync(`${folder}/${name}`, 'utf8'));

const named = () => [...texts(source, /\.(ts|svelte)$/), ...texts(python, /symbols\.svg$/)].join('\n');

/** Drawings and words without what is there for those who edit them, and colours that nothing has: comments, empty lines, the breaks between symbols. */
export const terse = () => ({
  name: 'bastide-terse',
  enforce: 'pre',
  apply: 'build',
  load(id) {
    if (id.endsWith('/pictures/palette.css')) return { code: worn(readFileSync(id, 'utf8'), named()), moduleType: 'css' };
    const [, path, ending] = /^(.+\.(svg|ftl))\?raw$/.exec(id) ?? [];
    if (!path) return null;
    const text = readFileSync(path, 'utf8');
    const kept = ending === 'svg' ? text.replace(/<!--[\s\S]*?-->/g, '').replace(/>\s+</g, '><') : text.replace(/^#.*\n/gm, '').replace(/\n{2,}/g, '\n');
    return { code: `export default ${JSON.stringify(kept.trim())};`, moduleType: 'js' };
  },
  transformIndexHtml: { order: 'post', handler: (html) => html.replace(/<!--[\s\S]*?-->/g, '').replace(/\n\s*/g, '\n') },
});
