import { registerHooks } from 'node:module';

/**
 * Packages whose package.json is so long that the start is spent on it: Node parses its `exports` again for every file
 * of the package that it resolves, 130 kB for each of some 200 files of drizzle-orm.
 */
const withLongExports = /\/node_modules\/drizzle-orm\//u;

/** Resolves what files of such packages import from each other without asking their package.json. Call it first. */
export function resolveQuickly(): void {
  registerHooks({
    resolve(specifier, context, nextResolve) {
      const { parentURL = '' } = context;
      if (!specifier.startsWith('.') || !withLongExports.test(parentURL) || !specifier.endsWith('.js'))
        return nextResolve(specifier, context);
      return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true };
    },
  });
}
