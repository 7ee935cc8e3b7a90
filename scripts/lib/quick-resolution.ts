import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';

import { inRoot, root } from './root.ts';

/**
 * Packages whose package.json is so long that it dominates the startup: for every import of the package and for every
 * file of it that Node resolves, it parses `exports` again, 130 kB for drizzle-orm.
 */
const longName = 'drizzle-orm';
const inLong = `/node_modules/${longName}/`;

/** Folders of our own sources with a package.json, the deepest first. */
const workspaces = ['apps/server', 'apps/web', 'packages/contract', 'packages/embedded-postgres', ''].map(
  readWorkspace,
);

interface Workspace {
  /** Address of the folder, with a slash at the end. */
  folder: string;
  name: string;
  imports: readonly Alias[];
  exports: readonly Alias[];
}

/** A pattern of package.json: what comes before the star, and the address around what stands for it. */
interface Alias {
  prefix: string;
  before: string;
  after: string;
}

function readWorkspace(at: string): Workspace {
  const folder = `${pathToFileURL(inRoot(at)).href}/`;
  const { name, imports, exports } = JSON.parse(readFileSync(inRoot(at, 'package.json'), 'utf8')) as {
    name: string;
    imports?: Record<string, string>;
    exports?: Record<string, string>;
  };
  return { folder, name, imports: aliasesOf(imports, folder), exports: aliasesOf(exports, folder) };
}

/** The longest prefix first, as Node prefers it. */
function aliasesOf(patterns: Record<string, string> = {}, folder: string): Alias[] {
  return Object.entries(patterns)
    .filter(([pattern]) => pattern.endsWith('*'))
    .map(([pattern, target]) => {
      const [before = '', after = ''] = target.split('*');
      return { prefix: pattern.slice(0, -1), before: new URL(before, folder).href, after };
    })
    .toSorted((one, other) => other.prefix.length - one.prefix.length);
}

/**
 * The address of one of our own TypeScript files that another one imports, found without asking the file system;
 * undefined for everything else.
 */
export function findOwnSource(specifier: string, parentUrl: string): string | undefined {
  if (!parentUrl.startsWith(rootUrl) || parentUrl.includes('/node_modules/')) return undefined;
  const found = specifier.startsWith('.')
    ? new URL(specifier, parentUrl).href
    : findByName(specifier, parentUrl);
  return found?.endsWith('.ts') ? found : undefined;
}

const rootUrl = `${pathToFileURL(root).href}/`;

function findByName(specifier: string, parentUrl: string): string | undefined {
  if (specifier.startsWith('#')) {
    const own = workspaces.find(({ folder }) => parentUrl.startsWith(folder));
    return own && applyAlias(own.imports, specifier);
  }
  const named = workspaces.find(({ name }) => specifier.startsWith(`${name}/`));
  return named && applyAlias(named.exports, `.${specifier.slice(named.name.length)}`);
}

function applyAlias(aliases: readonly Alias[], specifier: string): string | undefined {
  const alias = aliases.find(({ prefix }) => specifier.startsWith(prefix));
  return alias && `${alias.before}${specifier.slice(alias.prefix.length)}${alias.after}`;
}

/**
 * Resolves our own sources, and imports of and within packages with a long package.json, without Node's search: of the
 * seconds that a start takes to load the program, that is more than half. Call it first.
 */
export function resolveQuickly(): void {
  const ofLong = new Map<string, string>();
  registerHooks({
    resolve(specifier, context, nextResolve) {
      const { parentURL = '' } = context;
      const own = findOwnSource(specifier, parentURL);
      if (own !== undefined) return { url: own, format: 'module-typescript', shortCircuit: true };
      if (specifier.startsWith('.') && specifier.endsWith('.js') && parentURL.includes(inLong))
        return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true };
      if (specifier !== longName && !specifier.startsWith(`${longName}/`))
        return nextResolve(specifier, context);
      const known = ofLong.get(specifier);
      if (known !== undefined) return { url: known, format: 'module', shortCircuit: true };
      const found = nextResolve(specifier, context);
      if (found.format === 'module') ofLong.set(specifier, found.url);
      return found;
    },
  });
}
