/** The PDFs that are made of an order; `staff-receipt` is what staff open, and outlives the account. */
export const documentKinds = [
  'registration-receipt',
  'addon-receipt',
  'receipts',
  'check-in',
  'staff-receipt',
] as const;
export type DocumentKind = (typeof documentKinds)[number];
