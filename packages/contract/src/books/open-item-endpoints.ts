import { z } from 'zod';

import { exportFormats } from '../exports/export-format.ts';
import { defineDownload } from '../http/download-endpoint.ts';
import { defineEndpoint } from '../http/endpoint.ts';
import { paymentMethods } from '../ledger/terms/payment-methods.ts';
import { refundStates } from '../ledger/refunds/refund-decisions.ts';
import { bookKey } from './ledger-endpoints.ts';
import { balanceAges, discrepancyKinds } from './open-items.ts';

const tag = 'Admin: books';
const access = { ability: 'manage-payments' } as const;

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

/** What of a book is open as of today. Lists are cut to 500 rows; sums are of all. */
export const readOpenItems = defineEndpoint({
  method: 'GET',
  path: '/v1/admin/books/open-items',
  summary: 'Open balances by age, fees, refunds by state, discrepancies',
  tag,
  access,
  query: z.object(bookKey),
  data: z.object({
    balances: z.array(openBalance),
    ages: z.array(z.object({ age: z.enum(balanceAges), orders: z.int(), amount: z.int() })),
    /** Convenience fees that are held, by method. */
    fees: z.array(z.object({ method: z.enum(paymentMethods), amount: z.int() })),
    refunds: z.array(z.object({ state: z.enum(refundStates), refunds: z.int(), amount: z.int() })),
    discrepancies: z.array(discrepancy),
  }),
  errors: ['NOT_FOUND'],
});

/** All open balances as a file. */
export const exportOpenBalances = defineDownload({
  path: '/v1/admin/books/open-items/export/{format}',
  summary: 'The open balances of a book as a file',
  tag,
  access,
  freshProof: true,
  caching: 'private',
  params: z.object({ format: z.enum(exportFormats) }),
  query: z.object(bookKey),
  errors: ['NOT_FOUND'],
});

/** All discrepancies as a file. */
export const exportDiscrepancies = defineDownload({
  path: '/v1/admin/books/discrepancies/export/{format}',
  summary: 'The discrepancies of a book as a file',
  tag,
  access,
  freshProof: true,
  caching: 'private',
  params: z.object({ format: z.enum(exportFormats) }),
  query: z.object(bookKey),
  errors: ['NOT_FOUND'],
});
