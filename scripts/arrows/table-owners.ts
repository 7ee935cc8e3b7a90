/**
 * Which feature of the server each table belongs to, by the name that the data model exports it under. The owner alone
 * writes it; others call the owner's use cases, and read it in files named `*-read-model.ts`.
 */
export const tableOwners: Readonly<Record<string, string>> = {
  accountTokens: 'accounts',
  addonOptions: 'addons',
  addons: 'addons',
  airports: 'reference-data',
  auditLog: 'audit',
  contactAnswers: 'contact',
  contactMessages: 'contact',
  conventions: 'conventions',
  files: 'files',
  hotelStays: 'hotel',
  idempotencyKeys: 'db',
  media: 'media',
  mediaRenditions: 'media',
  orderAddons: 'orders',
  orderLineItems: 'orders',
  orderParticipants: 'orders',
  orders: 'orders',
  organizations: 'reference-data',
  outboxMails: 'outbox',
  packageOffers: 'packages',
  packages: 'packages',
  pages: 'content',
  pageVersionMedia: 'content',
  pageVersions: 'content',
  paymentEntries: 'payments',
  payments: 'payments',
  people: 'people',
  rateLimits: 'db',
  recoveryCodes: 'accounts',
  secondFactors: 'accounts',
  sessions: 'accounts',
  settings: 'reference-data',
  signingKeys: 'files',
  siteNotices: 'notices',
  staffRoles: 'accounts',
  travelLegs: 'travel',
  treasurers: 'conventions',
  users: 'accounts',
};

/**
 * Rooms that may write the tables of other features.
 *
 * `accounts/email-address`: proving an address takes it off family members in snapshots of orders, in the same
 * transaction. Accounts are below orders in the tree, so they cannot call a use case of orders, and the proof happens
 * inside accounts (setting a password by a mailed link), so no room above both could do it.
 */
export const roomsAboveOwners: readonly string[] = ['accounts/email-address'];
