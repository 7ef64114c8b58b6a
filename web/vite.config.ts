import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig } from 'vitest/config';
import { direct, groups, terse, tight } from './scripts/chunks.mjs';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Where `npm run dev` finds the server: `bastide serve` in another terminal. */
const server = process.env.BASTIDE_SERVER ?? 'http://127.0.0.1:8400';

export default defineConfig({
  base: './',
  plugins: [svelte(), svelteTesting(), direct(), terse(), tight()],
  resolve: { alias: { $lib: here('./src/lib'), $bastide: here('../src/bastide') } },
  build: {
    outDir: here('../src/bastide/server/static'),
    emptyOutDir: true,
    target: 'es2022',
    manifest: true,
    // a part that is opened now and then fetches what it imports itself: to name it in advance costs every first load
    modulePreload: { polyfill: false, resolveDependencies: (_file, needed) => needed.filter((one) => one.endsWith('.css')) },
    // what is fetched names many files: seven letters tell them apart, and every further one is weight that does not compress
    rolldownOptions: {
      preserveEntrySignatures: 'allow-extension',
      output: {
        codeSplitting: { groups },
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
      },
    },
  },
  server: {
    fs: { allow: [here('..')] },
    proxy: { '/api': { target: server, ws: true }, '/healthz': server },
  },
  test: {
    environment: 'jsdom',
    include: ['tests/**/*.test.ts', 'src/**/*.test.ts'],
    setupFiles: [here('./tests/setup.ts')],
    // no test loads a style, but some read one
    css: { include: [/\.css\?raw$/] },
    restoreMocks: true,
    // two cores may be shared with much else
    testTimeout: 60_000,
    // whether all files share one page and one set of modules: then tests/setup.ts cleans up behind each
    env: { TZ: 'UTC', TOGETHER: process.argv.includes('--no-isolate') ? 'yes' : '' },
  },
});
