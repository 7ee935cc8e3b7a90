import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/**
 * A hash of the names and contents of all files below the given paths of `root`, independent of their dates and of where
 * `root` is. Entries whose name `without` matches are left out.
 */
export function fingerprint(root: string, paths: readonly string[], without: RegExp): string {
  const hash = createHash('sha256');
  for (const file of paths.flatMap((each) => filesBelow(path.join(root, each), without))) {
    hash.update(path.relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

function filesBelow(start: string, without: RegExp): string[] {
  if (!statSync(start).isDirectory()) return [start];
  return readdirSync(start, { withFileTypes: true })
    .filter((entry) => !without.test(entry.name) && (entry.isDirectory() || entry.isFile()))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => filesBelow(path.join(start, entry.name), without));
}
