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
 * Rooms that touch what a person left with every feature, in one transaction. Each goes from here once the features say
 * themselves how they erase or hand over what they hold; a test refuses a room that needs it no longer.
 */
export const roomsAboveOwners: readonly string[] = [
  'accounts/email-address',
  'people/erasure',
  'people/merge',
];
