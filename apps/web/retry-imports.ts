import path from 'node:path';
import type { Plugin } from 'vite';

/** What the replacements call: where it is. */
const helpers = {
  importWithRetry: path.join(import.meta.dirname, 'app/lib/modules/import-with-retry.ts'),
  loadTarget: path.join(import.meta.dirname, 'app/lib/modules/load-target.ts'),
};

const routeModules = /react-router[\\/]dist[\\/]production[\\/]lib[\\/]dom[\\/]ssr[\\/]routeModules\.js$/u;

/** Files whose imports are tried again: where they are found, what is replaced, and by which call of a helper. */
const replacements: { file: RegExp; from: RegExp; helper: keyof typeof helpers; to: string }[] = [
  {
    // Imports the modules of routes.
    file: routeModules,
    from: /await (import\([^()]*route\.module\s*\))/u,
    helper: 'importWithRetry',
    to: 'await importWithRetry(() => $1)',
  },
  {
    // After a failure it would load the page anew that is being left, and forget where its visitor wanted to go.
    file: routeModules,
    from: /window\.location\.reload\(\);\s*return new Promise\(\(\) => \{\}\);/u,
    helper: 'loadTarget',
    to: 'return loadTarget();',
  },
  {
    // Every import of our own code goes through it.
    file: /vite\/preload-helper\.js$/u,
    from: /baseModule\(\)\.catch\(/u,
    helper: 'importWithRetry',
    to: 'importWithRetry(baseModule).catch(',
  },
];

/**
 * In the build, scripts that are imported later than their page are tried again before a page fails for want of one. Then
 * a part of a page shows `CrashScreen`, and a page that is gone to is asked of the server.
 */
export function retryImports(): Plugin {
  const missing = new Set(replacements);
  return {
    name: 'retry-imports',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      const found = replacements.filter(({ file, from }) => file.test(id) && from.test(code));
      if (found.length === 0) return null;
      const replaced = found.reduce((text, { from, to }) => text.replace(from, to), code);
      for (const one of found) missing.delete(one);
      const imports = found.map(
        ({ helper }) => `import { ${helper} } from ${JSON.stringify(helpers[helper])};\n`,
      );
      return { code: `${imports.join('')}${replaced}`, map: null };
    },
    buildEnd(error) {
      if (error || missing.size === 0) return;
      this.error(`Nothing to retry was found in ${[...missing].map(({ file }) => file.source).join(', ')}`);
    },
  };
}
