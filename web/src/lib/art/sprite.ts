/** Symbols that the browser shares with Python's drawings: put once into the page, placed by name. */
import common from '$bastide/pictures/symbols.svg?raw';
import { n2 } from './pen';

type Box = readonly [x: number, y: number, width: number, height: number];

const SYMBOL = /<symbol id="([^"]+)" viewBox="([^"]+)"/g;
const BOXES = new Map<string, Box>();

/** Puts the symbols of a file into the page, unseen. */
export function addSymbols(source: string): void {
  for (const [, id, box] of source.matchAll(SYMBOL)) BOXES.set(id!, box!.split(' ').map(Number) as unknown as Box);
  const holder = document.createElement('div');
  holder.hidden = true;
  holder.innerHTML = source;
  document.body.append(holder);
}

/** Whether there is a symbol of this name. */
export const isSymbol = (id: string): boolean => BOXES.has(id);

/** Places a symbol: its own (0, 0) comes to (x, y); `more` is further attributes. */
export function use(id: string, x = 0, y = 0, scale = 1, more = ''): string {
  const box = BOXES.get(id);
  if (!box) throw new Error(`no symbol ${id}`);
  const [left, top, width, height] = box.map((side) => side * scale) as unknown as Box;
  return `<use href="#${id}" x="${n2(x + left)}" y="${n2(y + top)}" width="${n2(width)}" height="${n2(height)}"${more && ` ${more}`}/>`;
}

addSymbols(common);
