/** The folder that a command names. @throws Error with `usage` where it names none */
export function folderArgument(usage: string): string {
  const [folder] = process.argv.slice(2);
  if (folder === undefined || folder.startsWith('-')) throw new Error(usage);
  return folder;
}

/** Rows of all tables together. */
export function countRows(tables: Readonly<Record<string, number>>): number {
  return Object.values(tables).reduce((sum, count) => sum + count, 0);
}
