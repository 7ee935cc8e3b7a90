import path from 'node:path';

/** A folder of one kind of code whose folders below are the rooms of the product, under the same nouns in each. */
const layers = [
  'packages/contract/src',
  'apps/server/src/features',
  'apps/web/app/features',
  'apps/web/app/routes',
] as const;

const isTest = (file: string) => /\.test\.tsx?$/u.test(file);

/**
 * The tests that a change of files calls for, out of all test files of the repository: those of the nearest folder
 * upwards that has any, but not of a whole package, and for a file of the contract those of the same room in the server and
 * the web app. Paths are relative to the root of the repository.
 */
export function testsOfChanges(changed: readonly string[], files: readonly string[]): string[] {
  const tests = files.filter(isTest);
  const found = new Set(changed.filter((file) => tests.includes(file)));
  for (const file of changed) {
    for (const folder of [nearest(path.dirname(file), tests), ...roomsOfContract(file, tests)])
      for (const test of testsIn(folder, tests)) found.add(test);
  }
  return [...found].toSorted();
}

const testsIn = (folder: string | undefined, tests: readonly string[]) =>
  folder === undefined ? [] : tests.filter((test) => test.startsWith(`${folder}/`));

/** Folders whose tests together are too many. */
const tooWide: ReadonlySet<string> = new Set([
  ...layers,
  'apps/server/src',
  'apps/server/test',
  'apps/web/app',
  'bench/src',
  'scripts',
]);

/** The nearest folder upwards with tests that is not too wide. */
function nearest(folder: string, tests: readonly string[]): string | undefined {
  const parts = folder.split('/');
  for (let depth = parts.length; depth > 1; depth -= 1) {
    const each = parts.slice(0, depth).join('/');
    if (tooWide.has(each)) return undefined;
    if (testsIn(each, tests).length > 0) return each;
  }
  return undefined;
}

/**
 * The rooms of the other layers that have the noun of a file of the contract, as deep as they agree; in the web app those
 * of both halves.
 */
function roomsOfContract(file: string, tests: readonly string[]): (string | undefined)[] {
  const [contract, server, web, routes] = layers;
  if (!file.startsWith(`${contract}/`)) return [];
  const [noun = '', ...room] = path.dirname(file.slice(contract.length + 1)).split('/');
  const inHalf = (half: string) => [web, noun, half, ...room].join('/');
  const rooms = [[server, noun, ...room].join('/'), inHalf('family'), inHalf('staff'), `${routes}/${noun}`];
  return rooms.map((folder) => nearest(folder, tests));
}
