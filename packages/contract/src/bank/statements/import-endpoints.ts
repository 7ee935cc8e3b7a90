import { z } from 'zod';

import { entityId } from '../../fields/entity-id.ts';
import { currencies } from '../../orders/pricing/currency-for.ts';
import { paymentRow } from '../../ledger/payments/payment-admin-endpoints.ts';
import { bankFormats, leftOutReasons, maxStatementBytes } from './bank-line.ts';
import { columnGuess, columnMappingField } from './column-mapping.ts';
import { bankLine } from './wire-bank-line.ts';
import { resource } from '../../http/resource.ts';

const upload = { maxFiles: 1, maxBytes: maxStatementBytes };

/** The fields beside the file; pasted text is sent as a file, too. `mapping` is JSON. */
const body = z.strictObject({
  /** Of the lines of an export that does not say it. */
  currency: z.enum(currencies).default('USD'),
  mapping: columnMappingField.optional(),
});

const statements = resource({
  path: '/v1/admin/payments/statements',
  tag: 'Admin: bank statements',
  access: { ability: 'manage-payments' },
});

/** Reads an export without storing anything: its format, the columns of a CSV file, and its first lines. */
export const inspectStatement = statements.post('/inspect', {
  summary: 'Read a bank export without importing it',
  upload,
  limit: 'bank-statement',
  body,
  data: z.object({
    format: z.enum(bankFormats),
    /** `null` for formats that need no mapping. */
    table: z
      .object({
        header: z.array(z.string()),
        sample: z.array(z.array(z.string())),
        mapping: columnGuess,
        /** A treasurer has confirmed this mapping before. */
        isRemembered: z.boolean(),
      })
      .nullable(),
    lines: z.array(bankLine),
    lineCount: z.int(),
    /** Rows of a CSV file below its headings, or transactions of another format: those that were read and left out. */
    rowCount: z.int(),
    /** The first rows that were left out, and why. */
    leftOut: z.array(z.object({ line: z.int(), why: z.enum(leftOutReasons), text: z.string() })),
    /** Why the lines cannot be read with this mapping; `null` when they can. */
    fault: z.string().nullable(),
  }),
});

/** Imports an export. Lines that were imported before are recognised and left out; nothing is booked yet. */
export const importStatement = statements.post('', {
  summary: 'Import a bank export for matching',
  upload,
  limit: 'bank-statement',
  takesIdempotencyKey: true,
  body,
  data: z.object({
    /** The new import, or the earlier one when every line is known. */
    _id: z.string(),
    newLines: z.int(),
    knownLines: z.int(),
    /** Known lines that nobody had decided and that are read in another way now. */
    rereadLines: z.int(),
  }),
});

/** A booking that stays when its import is taken back, with its payment as the treasurer reverses it. */
const keptBooking = z.object({
  /** Whole dollars of the payment's currency. */
  amount: z.int(),
  /** Why it stays. */
  message: z.string(),
  payment: paymentRow.pick({
    _id: true,
    orderId: true,
    tmpConvRegNo: true,
    registrantName: true,
    method: true,
    state: true,
    currency: true,
    dueAmount: true,
    heldAmount: true,
    orderIsActive: true,
  }),
  /** Whether the payment can be reversed now; the booking is taken back with it. */
  canReverse: z.boolean(),
});
export type RemainingBooking = z.output<typeof keptBooking>;

/**
 * Takes an import back: what it booked by counter-entries, except where the payment has been decided since. A repeated
 * call takes back what was kept, as far as its payments have been reversed meanwhile.
 */
export const undoStatement = statements.post('/{statementId}/undo', {
  summary: 'Undo an import',
  takesIdempotencyKey: true,
  params: z.object({ statementId: entityId }),
  data: z.object({
    /** Bookings that were taken back. */
    reversed: z.int(),
    /** Bookings that stay, because the payment was approved, refunded or changed since. */
    kept: z.array(keptBooking),
  }),
  errors: ['NOT_FOUND'],
});
