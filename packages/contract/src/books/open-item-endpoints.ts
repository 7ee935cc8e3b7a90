import { z } from 'zod';

import { exportFormats } from '../exports/export-format.ts';
import { paymentMethods } from '../ledger/terms/payment-methods.ts';
import { refundStates } from '../ledger/refunds/refund-decisions.ts';
import { bookKey } from './ledger-endpoints.ts';
import { balanceAges, discrepancyKinds } from './open-items.ts';
import { resource } from '../http/resource.ts';

/** The family of an order, as the treasurer finds and reaches it. */
const family = {
  orderId: z.string(),
  familyName: z.string(),
  email: z.string().nullable(),
  number: z.string(),
};

/** What is still to be paid for an order, whole dollars. */
export const openBalance = z.object({
  ...family,
  open: z.int(),
  dueDate: z.string().nullable(),
  age: z.enum(balanceAges),
});
export type OpenBalance = z.output<typeof openBalance>;

/** A payment that does not agree with its ledger or its order. */
export const discrepancy = z.object({
  ...family,
  kind: z.enum(discrepancyKinds),
  held: z.int(),
  due: z.int(),
});
export type Discrepancy = z.output<typeof discrepancy>;

const books = resource({
  path: '/v1/admin/books',
  tag: 'Admin: books',
  access: { ability: 'manage-payments' },
  errors: ['NOT_FOUND'],
});

/** What of a book is open as of today. Lists are cut to 500 rows; sums are of all. */
export const readOpenItems = books.get('/open-items', {
  summary: 'Open balances by age, fees, refunds by state, discrepancies',
  query: z.object(bookKey),
  data: z.object({
    balances: z.array(openBalance),
    ages: z.array(z.object({ age: z.enum(balanceAges), orders: z.int(), amount: z.int() })),
    /** Convenience fees that are held, by method. */
    fees: z.array(z.object({ method: z.enum(paymentMethods), amount: z.int() })),
    refunds: z.array(z.object({ state: z.enum(refundStates), refunds: z.int(), amount: z.int() })),
    discrepancies: z.array(discrepancy),
  }),
});

/** All open balances as a file. */
export const exportOpenBalances = books.download('/open-items/export/{format}', {
  summary: 'The open balances of a book as a file',
  freshProof: true,
  caching: 'private',
  params: z.object({ format: z.enum(exportFormats) }),
  query: z.object(bookKey),
});

/** All discrepancies as a file. */
export const exportDiscrepancies = books.download('/discrepancies/export/{format}', {
  summary: 'The discrepancies of a book as a file',
  freshProof: true,
  caching: 'private',
  params: z.object({ format: z.enum(exportFormats) }),
  query: z.object(bookKey),
});
