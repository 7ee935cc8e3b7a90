import { registerHooks } from 'node:module';

/**
 * Packages whose package.json is so long that it dominates the startup: for every file of the package that Node
 * resolves, it parses `exports` again, 130 kB for each of some 200 files of drizzle-orm.
 */
const withLongExports = /\/node_modules\/drizzle-orm\//u;

/** Resolves imports between files of such packages without their package.json. Call it first. */
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
