import { z } from 'zod';

import { exportFormats } from '../exports/export-format.ts';
import { entityId } from '../fields/entity-id.ts';
import { calendarDate } from '../fields/dates/calendar-date.ts';
import { freeText } from '../fields/text.ts';
import { decisionReason } from '../orders/registrations/registration-admin-endpoints.ts';
import { paymentMethods } from '../ledger/terms/payment-methods.ts';
import type { DaySums } from './book-columns.ts';
import { betweenDays, bookKey } from './ledger-endpoints.ts';
import { resource } from '../http/resource.ts';

/** Sums in whole dollars, see `DaySums`. */
const sums = z.object({
  moneyIn: z.int(),
  corrected: z.int(),
  reversed: z.int(),
  refunded: z.int(),
  moved: z.int(),
  kept: z.int(),
  fees: z.int(),
  net: z.int(),
  expectedDeposit: z.int(),
} satisfies Record<keyof DaySums, z.ZodInt>);

/** A day that was closed: what its books said then, and what changed since. */
export const dayClosing = z.object({
  closingId: z.string(),
  closedAt: z.string(),
  closedBy: z.string().nullable(),
  note: z.string(),
  /** The sum of all columns when it was closed. */
  net: z.int(),
  entries: z.int(),
  /** Entries of the day since, and by how much they changed it. 0 as long as the books stand. */
  laterEntries: z.int(),
  difference: z.int(),
});
export type DayClosing = z.output<typeof dayClosing>;

/** A day of a book, by method and in all. Whole dollars. */
export const bookDay = z.object({
  day: z.string(),
  entries: z.int(),
  /** The newest entry of the day; `null` for a closed day without entries. */
  lastEntryId: z.int().nullable(),
  total: sums,
  methods: z.array(z.object({ method: z.enum(paymentMethods), entries: z.int(), sums })),
  closing: dayClosing.nullable(),
});
export type BookDay = z.output<typeof bookDay>;

const days = z.object({ ...bookKey, ...betweenDays });

const books = resource({
  path: '/v1/admin/books',
  tag: 'Admin: books',
  access: { ability: 'manage-payments' },
  errors: ['NOT_FOUND'],
});

/** The days with entries or a closing, oldest first. */
export const listBookDays = books.get('/days', {
  summary: 'What came in and went out each day, by method',
  query: days,
  data: z.array(bookDay),
});

/** The days as a file, one row for each day and method. */
export const exportBookDays = books.download('/days/export/{format}', {
  summary: 'The days of a book as a file',
  freshProof: true,
  caching: 'private',
  params: z.object({ format: z.enum(exportFormats) }),
  query: days,
});

/**
 * Closes a day: its sums are kept, with who and when. Idempotent: a day that is closed answers its closing. Entries are
 * never dated back, so a past day stays as it was closed; today may still get some, which show as a difference.
 */
export const closeBookDay = books.post('/closings', {
  summary: 'Close a day',
  body: z.strictObject({
    ...bookKey,
    day: calendarDate,
    /** The newest entry of the day that the treasurer saw; `null` for none. Another one is CONFLICT. */
    lastEntryId: z.int().min(1).nullable(),
    note: freeText({ max: 500, invalid: 'Please keep the note under 500 characters' }).default(''),
  }),
  data: bookDay,
  errors: ['DAY_NOT_BEGUN', 'CONFLICT'],
});

/** Opens a closed day again, with a reason; what it said stays in the audit log. Idempotent. */
export const reopenBookDay = books.post('/closings/{closingId}/reopen', {
  summary: 'Open a closed day again',
  params: z.object({ closingId: entityId }),
  body: z.strictObject({ reason: decisionReason }),
  data: bookDay,
});
