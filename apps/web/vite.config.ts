import { reactRouter } from '@react-router/dev/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

import { chunkGroups, chunkPattern } from './chunk-groups.ts';
import { retryImports } from './retry-imports.ts';
import { malayalamPhrases, siteLanguage } from './site-language.ts';

export default defineConfig(({ command }) => ({
  // A separate cache: several Vite apps in one repository would invalidate each other's dependencies.
  cacheDir: '.vite',
  // React Router's plugin cannot load single components in a test.
  plugins: [
    siteLanguage === 'ml' && malayalamPhrases(),
    process.env['VITEST'] ? react() : reactRouter(),
    retryImports(),
  ],
  build: {
    target: 'es2022',
    // Ornaments are separate, cached files; inlined they would add to the size of every page.
    assetsInlineLimit: 0,
    // Phrases without values are inlined as text where they are used, so the catalogue adds nothing to a page.
    rolldownOptions: {
      optimization: { inlineConst: { mode: 'all' } },
      output: {
        codeSplitting: {
          groups: chunkGroups.map(({ name, files }) => ({ name, test: chunkPattern(files) })),
        },
      },
    },
  },
  optimizeDeps: {
    entries: ['app/**/*.{ts,tsx}'],
    // Loaded only after a click. Discovered late, they would bundle a second copy of React.
    include: ['@tiptap/react', '@tiptap/starter-kit', 'react-easy-crop'],
  },
  ssr: { noExternal: command === 'build' ? [/^@mantine\//u] : [] },
}));
