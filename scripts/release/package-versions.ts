import { readFileSync } from 'node:fs';

import { inRoot } from '../lib/root.ts';

/** The package files of the repository, in paths from its root, whose version is not the one given. */
export function disagreeingPackages(version: string): string[] {
  const { workspaces } = readPackage('package.json');
  const files = ['package.json', ...(workspaces ?? []).map((folder) => `${folder}/package.json`)];
  return files.filter((file) => readPackage(file).version !== version);
}

function readPackage(file: string): { version: string; workspaces?: string[] } {
  return JSON.parse(readFileSync(inRoot(file), 'utf8')) as { version: string; workspaces?: string[] };
}
