import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

/** What came after Chrome 109, the last of Windows 7 and 8, or after Safari 16.4: `docs/play/browser.md` names both. */
const TOO_NEW = ['toReversed', 'toSorted', 'toSpliced', 'canParse', 'checkVisibility', 'requestIdleCallback', 'showPopover', 'startViewTransition'];

export default ts.config(
  { ignores: ['src/lib/api/schema.d.ts', 'src/lib/games/*/shape.ts'] },
  js.configs.recommended,
  ts.configs.recommendedTypeChecked,
  svelte.configs.recommended,
  svelte.configs.prettier,
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    languageOptions: {
      globals: globals.browser,
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname, extraFileExtensions: ['.svelte'] },
    },
    rules: {
      // what has to be named and is not wanted begins with a line
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // `M${point}` is how a path of a drawing is written
      '@typescript-eslint/restrict-template-expressions': ['error', { allowArray: true, allowNumber: true }],
      // drawings are strings of SVG, made of numbers and of our own pictures only
      'svelte/no-at-html-tags': 'off',
      // `{' '}` is a space that the layout of the code cannot take away
      'svelte/no-useless-mustaches': 'off',
      // a map that is state is kept raw and replaced whole; most are made and read within one function
      'svelte/prefer-svelte-reactivity': 'off',
    },
  },
  {
    files: ['src/**'],
    rules: { 'no-restricted-properties': ['error', ...TOO_NEW.map((property) => ({ property }))] },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    // The parser knows no types of other components, so what they hand over counts as `any`; svelte-check knows them.
    files: ['**/*.svelte', 'tests/**'],
    rules: {
      '@typescript-eslint/no-unnecessary-type-assertion': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
    },
  },
  {
    files: ['tests/**', 'dev/**'],
    rules: {
      // a stand-in answers with a promise without waiting for anything
      '@typescript-eslint/require-await': 'off',
      // `expect(context.submit)` looks at a method and does not call it
      '@typescript-eslint/unbound-method': 'off',
    },
  },
  {
    files: ['public/**'],
    extends: [ts.configs.disableTypeChecked],
    languageOptions: { globals: globals.serviceworker, parserOptions: { projectService: false } },
  },
  {
    files: ['*.js', '*.config.ts', 'scripts/**'],
    extends: [ts.configs.disableTypeChecked],
    languageOptions: { globals: globals.node, parserOptions: { projectService: false } },
  },
);
