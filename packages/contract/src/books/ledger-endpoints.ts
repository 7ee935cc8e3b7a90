import { z } from 'zod';

import { exportFormats } from '../exports/export-format.ts';
import { entityId } from '../fields/entity-id.ts';
import { calendarDate } from '../fields/dates/calendar-date.ts';
import { queryInteger } from '../http/query-fields.ts';
import { currencies } from '../orders/pricing/currency-for.ts';
import { entryKinds } from '../ledger/entries/ledger.ts';
import { paymentMethods } from '../ledger/terms/payment-methods.ts';
import { resource } from '../http/resource.ts';

/** One book: a convention and a currency in which a registration was submitted. Days are in the convention's time zone. */
export const book = z.object({
  conventionId: z.string(),
  conventionName: z.string(),
  currency: z.enum(currencies),
  timeZone: z.string(),
  /** Today in the convention's time zone. */
  today: z.string(),
  /** Day of the first submission, before any payment. */
  firstDay: z.string(),
});
export type Book = z.output<typeof book>;

const books = resource({
  path: '/v1/admin/books',
  tag: 'Admin: books',
  access: { ability: 'manage-payments' },
});

/** The books there are, the convention that starts last first. */
export const listBooks = books.get('', {
  summary: 'Conventions and currencies with registrations',
  data: z.array(book),
});

/** Which book. */
export const bookKey = { conventionId: entityId, currency: z.enum(currencies) };

/** Both days are inclusive. */
export const betweenDays = { from: calendarDate, to: calendarDate };

const ledgerFilter = {
  ...bookKey,
  ...betweenDays,
  method: z.enum(paymentMethods).optional(),
  /** `MONEY`: only entries that moved money. */
  kind: z.enum(['MONEY', ...entryKinds]).optional(),
};

/** An entry of the ledger. Amounts are whole dollars of the book's currency. */
export const ledgerLine = z.object({
  /** Number of the entry; later entries have higher ones. */
  entryId: z.int(),
  at: z.string(),
  /** The day in the convention's time zone. */
  day: z.string(),
  kind: z.enum(entryKinds),
  method: z.enum(paymentMethods),
  amount: z.int(),
  /** Held in the whole book after this entry, whatever the filter. */
  balance: z.int(),
  paymentId: z.string(),
  orderId: z.string(),
  tmpConvRegNo: z.string(),
  permConvRegNo: z.string().nullable(),
  familyName: z.string(),
  reference: z.string().nullable(),
  reason: z.string().nullable(),
  actorName: z.string().nullable(),
});
export type LedgerLine = z.output<typeof ledgerLine>;

/** Entries of one kind and method between two days. */
export const ledgerTotal = z.object({
  kind: z.enum(entryKinds),
  method: z.enum(paymentMethods),
  entries: z.int(),
  amount: z.int(),
});
export type LedgerTotal = z.output<typeof ledgerTotal>;

/** A page of the ledger, oldest first. Totals and balances are of all entries between the days, not only of the page. */
export const readLedger = books.get('/ledger', {
  summary: 'The ledger of a book between two days',
  query: z.object({
    ...ledgerFilter,
    /** The last entry of the page before. */
    after: queryInteger({ min: 1, max: 999_999_999 }).optional(),
    pageSize: queryInteger({ min: 1, max: 200 }).default(50),
  }),
  data: z.object({
    lines: z.array(ledgerLine),
    /** Send it as `after` for the next page; `null` on the last one. */
    next: z.int().nullable(),
    /** Held in the book before the first day and after the last. */
    opening: z.int(),
    closing: z.int(),
    totals: z.array(ledgerTotal),
  }),
  errors: ['NOT_FOUND'],
});

/** The same entries as a file, all of them, with one audit row. */
export const exportLedger = books.download('/ledger/export/{format}', {
  summary: 'The ledger of a book as a file',
  freshProof: true,
  caching: 'private',
  params: z.object({ format: z.enum(exportFormats) }),
  query: z.object(ledgerFilter),
  errors: ['NOT_FOUND'],
});
