import type { SourceFile } from './source-file.ts';

/**
 * The features of the server, lowest first. Each may call the use cases of those in lower rows. A subfolder that needs
 * more than its feature has its own row: the staff folder of a low feature may read features above it.
 */
const tree: string[][] = [
  ['personal-data'],
  ['audit', 'notices'],
  [
    'mail',
    'exports',
    'casework/care',
    'casework/labels',
    'casework/saved-replies',
    'casework/saved-views',
    'casework/presence',
  ],
  [
    'conventions/reference-data',
    'conventions/site-settings',
    'files',
    'undo',
    'notices/list',
    'audit/activity-log',
  ],
  ['people', 'mail/test-mail'],
  ['accounts/account', 'accounts/hashing'],
  ['accounts/sessions', 'accounts/links'],
  ['accounts/mails'],
  ['accounts/email-address', 'accounts/passkeys'],
  ['accounts/passwords'],
  ['accounts/second-factor'],
  ['accounts', 'contact', 'content/media'],
  ['content', 'staff', 'notices/restore-rehearsal'],
  ['conventions'],
  ['orders/order'],
  ['orders/participants', 'travel/plan'],
  ['orders/wait-list', 'orders/cancel'],
  ['orders/initiation', 'orders/selection'],
  ['orders/pricing'],
  ['orders/review', 'orders/mails'],
  ['orders/submission'],
  ['casework/questions', 'casework/follow-up', 'casework/vouches'],
  ['orders/decisions'],
  ['orders/adjustments', 'orders/amendments'],
  ['orders'],
  ['people/cards', 'people/questionnaire'],
  ['ledger', 'travel', 'hotel'],
  ['collection'],
  ['documents'],
  ['reports/readiness'],
  ['arrival', 'reports/checklist-reminders', 'orders/kick-off'],
  ['casework', 'bank', 'books', 'letters'],
  ['personal-data/registry'],
  ['people/picture', 'people/visibility', 'people/own-data'],
  ['orders/registrations', 'people/erasure', 'people/merge'],
  ['people/profile', 'people/directory'],
  ['letters/audience'],
  ['mail/previews', 'mail/text-editing'],
  ['reports'],
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
