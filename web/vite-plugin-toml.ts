import { parse } from 'smol-toml';
import type { Plugin } from 'vite';

/** Where a value comes from and how it was weighed: for who keeps the table, not for who draws it. */
const ORIGINS: ReadonlySet<string> = new Set(['source', 'note', 'observed', 'documented', 'icon_confidence', 'design_value', 'design_net']);

/** Let a component table be imported as data: `import box from '$bastide/games/…/components.toml'`. */
export function toml(): Plugin {
  return {
    name: 'bastide-toml',
    enforce: 'pre',
    transform(code, id) {
      if (!id.endsWith('.toml')) return null;
      return { code: `export default ${JSON.stringify(parse(code), (key, value: unknown) => (ORIGINS.has(key) ? undefined : value))};`, map: null, moduleType: 'js' };
    }
  };
}
