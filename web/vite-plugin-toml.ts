import { parse } from 'smol-toml';
import type { Plugin } from 'vite';

/** Let a component table be imported as data: `import box from '$bastide/games/…/components.toml'`. */
export function toml(): Plugin {
  return {
    name: 'bastide-toml',
    enforce: 'pre',
    transform(code, id) {
      if (!id.endsWith('.toml')) return null;
      return { code: `export default ${JSON.stringify(parse(code))};`, map: null, moduleType: 'js' };
    }
  };
}
