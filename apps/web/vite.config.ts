import { reactRouter } from '@react-router/dev/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig(({ command }) => ({
  // Its own cache: several Vite apps in one repository would re-optimise each other's.
  cacheDir: '.vite',
  // The framework's plugin cannot load single components into a test.
  plugins: [process.env['VITEST'] ? react() : reactRouter()],
  build: {
    target: 'es2022',
    // Ornaments are separate, cached files; inlined they would weigh on every page.
    assetsInlineLimit: 0,
    // A phrase without values becomes the text itself wherever it is shown: it costs a page nothing beside.
    rolldownOptions: {
      optimization: { inlineConst: { mode: 'all' } },
      output: { codeSplitting: { groups: vendorGroups } },
    },
  },
  optimizeDeps: {
    entries: ['app/**/*.{ts,tsx}'],
    // Only loaded by a click: found late, they would come with a second React.
    include: ['@tiptap/react', '@tiptap/starter-kit', 'react-easy-crop'],
  },
  ssr: { noExternal: command === 'build' ? [/^@mantine\//u] : [] },
}));

/** Few files for a first visit: one for React and the router, one for what every page has around it. */
const vendorGroups = [
  {
    name: 'react',
    test: /node_modules[\\/](?:react|react-dom|scheduler|react-router|cookie|set-cookie-parser)[\\/]/u,
  },
  {
    name: 'shell',
    test: /apps[\\/]web[\\/]app[\\/](?:config|shell|nonce|domain[\\/]site-settings[\\/](?:site-facts|page-head)|lib[\\/](?:class-names|document-address|session[\\/](?:session|return-path)|api[\\/](?:navigate|api-error)|text[\\/]page-title)|ui[\\/](?:primitives[\\/](?:brand|button|icon|kasavu|ornament|spinner)|feedback[\\/](?:status-page|toast[\\/]toast\.ts)))/u,
  },
];
