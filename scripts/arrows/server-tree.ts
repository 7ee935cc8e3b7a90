import type { SourceFile } from './source-file.ts';

/**
 * The features of the server, lowest first. Each may call the use cases of those in lower rows. A subfolder that needs
 * more than its feature has its own row: the staff folder of a low feature may read features above it.
 */
const tree: string[][] = [
  ['personal-data'],
  ['audit', 'notices'],
  ['outbox', 'exports', 'saved-replies', 'saved-views', 'presence'],
  ['reference-data', 'files', 'notices/admin', 'activity-log'],
  ['people', 'outbox/test-mail'],
  ['accounts/account', 'accounts/hashing'],
  ['accounts/sessions', 'accounts/links'],
  ['accounts/mails'],
  ['accounts/email-address'],
  ['accounts/passwords'],
  ['accounts/second-factor'],
  ['accounts', 'contact', 'media'],
  ['conventions', 'content', 'staff'],
  ['packages', 'addons'],
  ['discounts'],
  ['convention-configuration', 'orders/order'],
  ['orders/participants', 'travel/plan'],
  ['orders/initiation', 'orders/selection'],
  ['orders/pricing'],
  ['orders/review', 'orders/mails'],
  ['orders/submission'],
  ['orders/questions', 'orders/follow-up'],
  ['orders/decisions'],
  ['orders/adjustments'],
  ['orders'],
  ['payments', 'travel', 'hotel'],
  ['documents'],
  ['readiness'],
  ['check-in'],
  ['personal-data/registry'],
  [
    'orders/admin',
    'payments/admin',
    'payments/books',
    'documents/admin',
    'travel/admin',
    'payments/matching',
    'people/picture',
    'people/visibility',
    'people/own-data',
  ],
  ['people/erasure', 'people/merge'],
  ['people/profile', 'people/admin', 'mail-previews'],
  ['overview'],
];

/** The row of a file's feature or, where the tree names it, of its subfolder. */
function rowOf({ inside }: SourceFile): number {
  const [, feature = '', room = ''] = inside.split('/');
  const ofRoom = tree.findIndex((row) => row.includes(`${feature}/${room}`));
  if (ofRoom !== -1) return ofRoom;
  const row = tree.findIndex((each) => each.includes(feature));
  if (row === -1)
    throw new Error(`The feature ${feature} has no place in scripts/arrows/server-tree.ts yet.`);
  return row;
}

/**
 * True when a file of a feature imports a feature that is not in a lower row.
 *
 * @throws Error when the tree does not name the feature: a new feature needs a row before it is used.
 */
export function importsUpwards(from: SourceFile, to: SourceFile): boolean {
  return from.feature === to.feature ? rowOf(to) > rowOf(from) : rowOf(to) >= rowOf(from);
}
