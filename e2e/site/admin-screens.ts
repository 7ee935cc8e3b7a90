/** A button's name, or a way to something without a button: a box that is ticked, a shortcut. */
export type Opener =
  | RegExp
  | { box: RegExp }
  | { key: string }
  | { /** Not on wide screens. */ narrow: RegExp }
  | { /** Not on narrow screens. */ wide: RegExp };

/** A screen of the back office, with what is pressed on it first and the openers of its dialogs. */
export interface AdminScreen {
  /**
   * A `*` stands for what the first link on the screens before it, in the same area, has in its place; a name in braces
   * for a record.
   */
  path: string;
  first?: readonly Opener[];
  dialogs?: readonly Opener[];
  /** Set where a script looks at the width once, at the opening: it is opened on a desktop and on a phone. */
  choosesByWidth?: true;
}

const screens = (...paths: string[]): AdminScreen[] => paths.map((path) => ({ path }));

/** The buttons for a whole list are behind one on a phone. */
const unfold: Opener = { narrow: /^More actions$/u };

const registrations: readonly AdminScreen[] = [
  { path: '/admin', dialogs: [{ narrow: /^More$/u }, { key: 'Control+k' }] },
  {
    path: '/admin/registrations',
    first: [unfold],
    dialogs: [{ narrow: /^Filter/u }, /^Export registrations/u],
  },
  { path: '/admin/registrations?search=nobody-at-all', dialogs: [/^Save this view/u] },
  ...screens('/admin/registrations/*', '/admin/wait-list', '/admin/duplicates', '/admin/unit'),
  ...screens('/admin/duplicates/{order}/{order}'),
  {
    path: '/admin/registrations?search={number}',
    first: [{ box: /^Select/u }],
    dialogs: [/^Approve 1$/u, /^Reject 1$/u, /^Ask 1 by email$/u, /^Assign 1$/u],
  },
  {
    path: '/admin/registrations/{order}',
    dialogs: [
      { wide: /^Keyboard shortcuts$/u },
      /^Approve$/u,
      /^Reject$/u,
      /^Cancel registration$/u,
      /^Ask by email$/u,
      /^Write a note$/u,
      /^Change Annamol/u,
      /^Adjust the price$/u,
    ],
  },
  {
    path: '/admin/registrations/{confirmed}',
    dialogs: [/^Take approval back$/u, /^Cancel as asked$/u, /^Decline$/u],
  },
  { path: '/admin/registrations/new', dialogs: [/^Add the person who registers$/u] },
  { path: '/admin/kick-off', dialogs: [/^Open an evening$/u] },
  { path: '/admin/kick-off/{evening}', dialogs: [/^Note money/u, /^Correct: /u] },
  { path: '/admin/kick-off/{evening}/family', dialogs: [/^Add the person who registers$/u] },
  ...screens(
    '/admin/kick-off/{evening}/slip/{order}',
    '/admin/kick-off/{evening}/forms',
    '/admin/kick-off/{evening}/closing',
  ),
  { path: '/admin/registrations/{order}/change', dialogs: [/^Add a person$/u] },
  { path: '/admin/desk', dialogs: [/^Scan a code$/u] },
  ...screens(
    '/admin/desk?search={number}',
    '/admin/desk/absent',
    '/admin/checklists',
    '/admin/needs',
    '/admin/needs/emergency',
  ),
  { path: '/admin/letters', dialogs: [/^Change the rules$/u] },
  ...screens('/admin/letters/new'),
  {
    path: '/admin/letters/*',
    first: [/^Find (?:recipients|again)$/u],
    dialogs: [/^Send now$/u, /^Send later$/u, /^Delete$/u],
  },
  ...screens('/admin/letters/*/edit', '/admin/letters/*/recipients'),
  ...screens('/admin/questions', '/admin/questions/new'),
  { path: '/admin/questions/*', dialogs: [/^Retire$/u] },
  ...screens('/admin/questions/*/edit'),
  { path: '/admin/checklists?list=reminders', dialogs: [/^Switch reminders/u] },
];

const conventions: readonly AdminScreen[] = [
  ...screens('/admin/conventions'),
  {
    path: '/admin/conventions/{convention}',
    dialogs: [/^Close registration$/u, /^Copy to a new convention$/u],
  },
  ...screens('/admin/conventions/{convention}/facts'),
  { path: '/admin/conventions/{convention}/packages/*', dialogs: [/^Delete this package$/u] },
  { path: '/admin/conventions/{convention}/addons/*', dialogs: [/^Delete this add-on$/u] },
  ...screens('/admin/conventions/{convention}/discounts', '/admin/conventions/{convention}/discounts/new'),
  ...screens('/admin/conventions/{convention}/malayalam'),
  { path: '/admin/conventions/{convention}/discounts/{discount}', dialogs: [/^Delete this code$/u] },
  ...screens('/admin/conventions/new', '/admin/settings'),
  { path: '/admin/settings/local-units', dialogs: [/^Add a local unit$/u, /^Change Atlanta/u] },
  { path: '/admin/settings/parishes', dialogs: [/^Delete /u] },
  { path: '/admin/settings/airports', dialogs: [/^Add an airport$/u, /^Change Orlando Sanford/u] },
  ...screens('/admin/mail-texts', '/admin/mail-texts/*'),
  ...screens('/admin/documents', '/admin/documents/missing'),
  { path: '/admin/documents/consents/{consent}', dialogs: [/^Return to family$/u] },
  {
    path: '/admin/documents/pictures',
    first: [unfold],
    dialogs: [/^Export for the book$/u, /^Hide:/u, /^Crop:/u],
  },
  { path: '/admin/saved-replies', dialogs: [/^Write a reply$/u, /^Edit /u, /^Delete /u] },
];

const payments: readonly AdminScreen[] = [
  { path: '/admin/payments', dialogs: [{ wide: /^Keyboard shortcuts$/u }, { narrow: /^Filter/u }] },
  {
    path: '/admin/payments?search={number}',
    first: [/^Ledger and actions/u],
    dialogs: [/^Received and approve$/u, /^Record money$/u, /^Approve$/u, /^Move/u, /^Reverse/u, /^Correct/u],
  },
  {
    path: '/admin/payments?search={number}&state=all',
    first: [{ box: /^Select/u }],
    dialogs: [/and approve 1$/u],
  },
  ...screens('/admin/payments/reminders', '/admin/payments/deposits'),
  { path: '/admin/payments/deposits/{slip}', dialogs: [/^It is at the bank$/u, /^Take it back$/u] },
  ...screens('/admin/payments/statements'),
  {
    path: '/admin/payments/statements/{statement}',
    first: [/^No match/u],
    dialogs: [{ wide: /^Keyboard shortcuts$/u }, /^Undo this import$/u, /^Split or find/u],
  },
  { path: '/admin/payments/books', dialogs: [/^Close day/u] },
  { path: '/admin/refunds', dialogs: [/^Refund$/u] },
];

const hotelAndPeople: readonly AdminScreen[] = [
  {
    path: '/admin/hotel',
    first: [unfold, /^Rooms and hotel of/u],
    dialogs: [/^Edit hotel/u, /^Change rooms/u],
  },
  ...screens(
    '/admin/hotel/block',
    '/admin/hotel/numbers',
    '/admin/hotel/columns',
    '/admin/hotel/lists',
    '/admin/hotel/settings',
  ),
  { path: '/admin/transport', dialogs: [/^Plan automatically$/u, /^Add a run$/u] },
  {
    path: '/admin/transport?view=fleet',
    dialogs: [/^Add a driver$/u, /^Add a vehicle$/u, /^Edit.*Orlando/u],
  },
  ...screens('/admin/transport?view=journeys', '/admin/transport/manifest'),
  { path: '/admin/people', first: [unfold], dialogs: [/^Export people$/u] },
  ...screens('/admin/people?search={number}'),
  { path: '/admin/people/*', dialogs: [/^Correct details$/u, /^Suspend$/u] },
  ...screens('/admin/people/*/merge'),
  { path: '/admin/staff', dialogs: [/^Invite someone$/u] },
  { path: '/admin/staff/*', dialogs: [/^Change roles$/u, /^Suspend$/u, /^End access$/u] },
  ...screens('/admin/security', '/admin/messages', '/admin/messages/*', '/admin/pages'),
  { path: '/admin/pages/HOME_PAGE', dialogs: [/^Preview$/u, /^History$/u], choosesByWidth: true },
  {
    path: '/admin/pages/FAQ_PAGE?step=malayalam',
    first: [/^Questions and answers/u],
    dialogs: [/^Preview$/u],
  },
  { path: '/admin/media?kind=VIDEO', dialogs: [/^Open: /u] },
  { path: '/admin/outbox', dialogs: [/^Test email$/u] },
  ...screens('/admin/media', '/admin/outbox/*', '/admin/system'),
  // Last: it links to records of all kinds, and a screen takes the first link that fits.
  ...screens('/admin/log', '/admin/log?action=table.exported'),
];

/**
 * The screens and dialogs of the back office that an administrator sees, by area: each area is looked at by a test of its
 * own. The records that the demo lacks, or that other journeys change, are those of `createAdminRecords`.
 */
export const adminScreens = {
  'overview, registrations and desk': registrations,
  'conventions, settings and documents': conventions,
  'payments and refunds': payments,
  'hotel, transport, people and the site': hotelAndPeople,
} as const satisfies Record<string, readonly AdminScreen[]>;
