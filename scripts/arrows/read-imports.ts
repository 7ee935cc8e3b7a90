import path from 'node:path';

import { parseSync } from 'oxc-parser';

import { sourceFile, type SourceFile } from './source-file.ts';

/** One import of a file: another file of the repository, or a package. */
export interface Import {
  line: number;
  /** The specifier as written. */
  specifier: string;
  /** True when only types are imported; such an import does not exist at run time. */
  typeOnly: boolean;
  /** Name of the package, without a path inside it; `node:` for Node's built-in modules. */
  package?: string;
  /** The imported file of the repository. */
  file?: SourceFile;
}

/** Targets of the specifiers that begin with `#` or with the repository's scope. */
const ownNames: [RegExp, string][] = [
  [/^#server\/(.+)$/u, 'apps/server/src/$1'],
  [/^#seed\/(.+)$/u, 'apps/server/seed/$1'],
  [/^#test\/(.+)$/u, 'apps/server/test/$1'],
  [/^#web\/(.+)$/u, 'apps/web/app/$1'],
  [/^#e2e\/(.+)$/u, 'e2e/$1'],
  [/^@sangamam\/contract\/(.+)$/u, 'packages/contract/src/$1.ts'],
  [/^@sangamam\/embedded-postgres\/(.+)$/u, 'packages/embedded-postgres/src/$1.ts'],
];

/**
 * Every import of a file, re-exports and `import()` included.
 *
 * @throws Error when the text cannot be parsed, because such a file must not pass.
 */
export function readImports(file: string, text: string): Import[] {
  const { module, errors } = parseSync(file, text);
  if (errors[0] !== undefined) throw new Error(`${file}: ${errors[0].message}`);
  const found: { at: number; specifier: string; typeOnly: boolean }[] = [];
  for (const { start, moduleRequest, entries } of module.staticImports) {
    const typeOnly = entries.length > 0 && entries.every((entry) => entry.isType);
    found.push({ at: start, specifier: moduleRequest.value, typeOnly });
  }
  for (const { start, entries } of module.staticExports) {
    const from = entries.find((entry) => entry.moduleRequest)?.moduleRequest?.value;
    if (from !== undefined) {
      found.push({ at: start, specifier: from, typeOnly: entries.every((entry) => entry.isType) });
    }
  }
  // Also finds `import('…')` in types, which the parser does not list.
  for (const match of text.matchAll(/\bimport\(\s*(['"])(?<specifier>[^'"]+)\1/gu)) {
    found.push({ at: match.index, specifier: match.groups?.specifier ?? '', typeOnly: false });
  }
  return found.map(({ at, specifier, typeOnly }) => ({
    line: text.slice(0, at).split('\n').length,
    specifier,
    typeOnly,
    ...target(file, specifier),
  }));
}

function target(file: string, specifier: string): Pick<Import, 'file' | 'package'> {
  if (specifier.startsWith('.')) {
    return { file: sourceFile(path.posix.join(path.posix.dirname(file), specifier)) };
  }
  for (const [pattern, place] of ownNames) {
    if (pattern.test(specifier)) return { file: sourceFile(specifier.replace(pattern, place)) };
  }
  // The web app and the server each have a catalogue under the same name.
  if (specifier.startsWith('#phrases/')) {
    const app = sourceFile(file).workspace === 'web' ? 'apps/web/app' : 'apps/server/src';
    return { file: sourceFile(specifier.replace('#phrases', `${app}/phrases/en`)) };
  }
  if (specifier.startsWith('node:')) return { package: 'node:' };
  return { package: specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/') };
}
