import path from 'node:path';

/** The root folder of the repository. */
export const root = path.resolve(import.meta.dirname, '../..');

/** A path inside the repository. */
export function inRoot(...segments: string[]): string {
  return path.join(root, ...segments);
}
