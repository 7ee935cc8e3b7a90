import path from 'node:path';
import type { Plugin } from 'vite';

const helper = path.join(import.meta.dirname, 'app/lib/modules/import-with-retry.ts');

/** Files whose imports are tried again: where they are found, what is replaced, and by what. */
const replacements: { file: RegExp; from: RegExp; to: string }[] = [
  {
    // Imports the modules of routes. After a failure it loads the page anew that is being left.
    file: /react-router[\\/]dist[\\/]production[\\/]lib[\\/]dom[\\/]ssr[\\/]routeModules\.js$/u,
    from: /await (import\([^()]*route\.module\s*\))/u,
    to: 'await importWithRetry(() => $1)',
  },
  {
    // Every import of our own code goes through it.
    file: /vite\/preload-helper\.js$/u,
    from: /baseModule\(\)\.catch\(/u,
    to: 'importWithRetry(baseModule).catch(',
  },
];

/** In the build, scripts that are imported later than their page are tried again before a page fails for want of one. */
export function retryImports(): Plugin {
  const missing = new Set(replacements);
  return {
    name: 'retry-imports',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      const found = replacements.find(({ file }) => file.test(id));
      if (!found || !found.from.test(code)) return null;
      missing.delete(found);
      const replaced = code.replace(found.from, found.to);
      return { code: `import { importWithRetry } from ${JSON.stringify(helper)};\n${replaced}`, map: null };
    },
    buildEnd(error) {
      if (error || missing.size === 0) return;
      this.error(`Nothing to retry was found in ${[...missing].map(({ file }) => file.source).join(', ')}`);
    },
  };
}
