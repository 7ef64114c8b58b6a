/**
 * Symbols that the browser shares with Python's drawings, placed by name: paths, groups, and symbols placed in others.
 * What is placed is written out where it stands. A `use` costs the browser a clip, two frames of reference and a tree of
 * its own, each time the page is put together.
 */
import common from '$bastide/pictures/symbols.svg?raw';
import { moved, type Place } from './moved';
import { n2 } from './pen';

type Attributes = Readonly<Record<string, string>>;
type Box = readonly [left: number, top: number, width: number];
interface Symbol {
  readonly box: Box;
  /** Each tag with its attributes; one without a name closes a group. */
  readonly tags: readonly (readonly [tag: string, attributes: Attributes])[];
}

/** As many placed symbols are kept as a large town has. */
const KEPT = 8192;
/** What a line is wide that says nothing of it, before it is made larger or smaller. */
const LINE: Attributes = { 'stroke-width': '1' };
const SYMBOLS = new Map<string, Symbol>();
const kept = new Map<string, string>();

const attributesOf = (text: string): Attributes => Object.fromEntries([...text.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name!, value!]));

/** Lets the symbols of a file be placed. */
export function addSymbols(source: string): void {
  for (const [, head, inner] of source.matchAll(/<symbol ([^>]+)>(.*?)<\/symbol>/gs)) {
    const { id, viewBox } = attributesOf(head!);
    const tags = [...inner!.matchAll(/<(?:\/g|(\w+)([^>]*?)\/?)>/g)].map(([, tag = '', more = '']) => [tag, attributesOf(more)] as const);
    SYMBOLS.set(id!, { box: viewBox!.split(' ').map(Number) as unknown as Box, tags });
  }
}

/** Whether there is a symbol of this name. */
export const isSymbol = (id: string): boolean => SYMBOLS.has(id);

/** Places a symbol: its own (0, 0) comes to (x, y); `more` is further attributes. */
export function use(id: string, x = 0, y = 0, scale = 1, more = ''): string {
  const key = `${id} ${x} ${y} ${scale} ${more}`;
  let found = kept.get(key);
  if (found === undefined) {
    const given = attributesOf(more);
    found = placed(id, { x, y, scale }, scale === 1 ? given : { ...LINE, ...given });
    if (kept.size >= KEPT) kept.clear();
    kept.set(key, found);
  }
  return found;
}

function symbolOf(id: string): Symbol {
  const found = SYMBOLS.get(id);
  if (!found) throw new Error(`no symbol ${id}`);
  return found;
}

function placed(id: string, place: Place, more: Attributes): string {
  let out = `<g data-symbol="${id}"${said(more, place)}>`;
  for (const [tag, attributes] of symbolOf(id).tags) {
    if (tag === 'use') {
      const { href, x, y, width, height: _, ...others } = attributes;
      const inner = href!.slice(1);
      const [left, top, wide] = symbolOf(inner).box;
      const scale = Number(width) / wide;
      const there = { x: place.x + (Number(x) - left * scale) * place.scale, y: place.y + (Number(y) - top * scale) * place.scale, scale: scale * place.scale };
      out += placed(inner, there, { ...LINE, ...others });
    } else out += tag ? `<${tag}${said(attributes, place)}${tag === 'g' ? '' : '/'}>` : '</g>';
  }
  return `${out}</g>`;
}

/** Attributes as they are where the drawing stands. */
function said(attributes: Attributes, place: Place): string {
  let out = '';
  for (const [name, value] of Object.entries(attributes)) {
    const here = name === 'd' ? moved(value, place) : /stroke-[wd]/.test(name) ? value.replace(/[\d.]+/g, (length) => `${n2(+length * place.scale)}`) : value;
    out += ` ${name}="${here}"`;
  }
  return out;
}

addSymbols(common);
