/**
 * The server feature that owns each table, by its export name in the data model. Only the owner writes it; other
 * features call the owner's use cases, and read the table in files named `*-read-model.ts`.
 */
export const tableOwners: Readonly<Record<string, string>> = {
  accountTokens: 'accounts',
  addonOptions: 'addons',
  addons: 'addons',
  airports: 'reference-data',
  arrivalEvents: 'check-in',
  auditLog: 'audit',
  bankColumnMappings: 'payments',
  bankLineAllocations: 'payments',
  bankStatementLines: 'payments',
  bankStatements: 'payments',
  bookClosings: 'payments',
  consents: 'documents',
  contactAnswers: 'contact',
  contactMessages: 'contact',
  conventions: 'conventions',
  depositSlipChecks: 'payments',
  depositSlips: 'payments',
  discountCodePackages: 'discounts',
  discountCodes: 'discounts',
  familyPictures: 'documents',
  files: 'files',
  hotelRoomGuests: 'hotel',
  hotelSettings: 'hotel',
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
  paymentChecks: 'payments',
  paymentDecisions: 'payments',
  paymentEntries: 'payments',
  payments: 'payments',
  paypalAttempts: 'payments',
  paypalEvents: 'payments',
  people: 'people',
  rateLimits: 'db',
  recoveryCodes: 'accounts',
  refunds: 'payments',
  refundSteps: 'payments',
  registrationDecisions: 'orders',
  savedViews: 'saved-views',
  secondFactors: 'accounts',
  sessions: 'accounts',
  settings: 'reference-data',
  signingKeys: 'files',
  shuttleActs: 'travel',
  shuttlePlanSettings: 'travel',
  shuttleRuns: 'travel',
  shuttleSeats: 'travel',
  siteNotices: 'notices',
  staffRoles: 'accounts',
  travelLegs: 'travel',
  treasurers: 'conventions',
  users: 'accounts',
};

/**
 * Subfolders that may write tables of other features.
 *
 * `accounts/email-address`: proving an address removes it from family members in order snapshots, in the same
 * transaction. Accounts are below orders in the tree, so they cannot call a use case of orders, and the proof happens
 * inside accounts (setting a password by a mailed link), so no folder above both could do it.
 */
export const roomsAboveOwners: readonly string[] = ['accounts/email-address'];
