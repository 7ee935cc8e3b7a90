/** The features of the server from the ground up. Each may call the use cases of those in lower rows. */
const tree: string[][] = [
  ['audit', 'notices'],
  ['outbox'],
  ['reference-data', 'files'],
  ['accounts', 'contact', 'media'],
  ['conventions', 'content', 'staff'],
  ['packages', 'addons'],
  ['orders'],
  ['participants', 'payments', 'documents', 'travel', 'hotel'],
  ['profile'],
  ['back-office', 'mail-previews'],
];

/**
 * How high a feature stands.
 *
 * @throws Error when the tree does not name it: a new feature is given its place before it is used.
 */
export function heightOf(feature: string): number {
  const height = tree.findIndex((row) => row.includes(feature));
  if (height === -1)
    throw new Error(`The feature ${feature} has no place in scripts/arrows/server-tree.ts yet.`);
  return height;
}
