import { z } from 'zod';

import { entityId } from '../../fields/entity-id.ts';
import { defineEndpoint } from '../../http/endpoint.ts';
import { listPage, pageQuery } from '../../http/list-page.ts';
import { currencies } from '../../pricing/currency-for.ts';
import {
  bankDirections,
  bankFormats,
  bankLineStates,
  matchLevels,
  matchReasonKinds,
  maxStatementBytes,
} from './bank-line.ts';
import { columnGuess, columnMappingField } from './column-mapping.ts';

const tag = 'Admin: bank statements';
const access = { ability: 'manage-payments' } as const;
const params = z.object({ statementId: entityId });
const upload = { maxFiles: 1, maxBytes: maxStatementBytes };

/** The fields beside the file; pasted text is sent as a file, too. `mapping` is JSON. */
const body = z.strictObject({
  /** Of the lines of an export that does not say it. */
  currency: z.enum(currencies).default('USD'),
  mapping: columnMappingField.optional(),
});

const bankLine = z.object({
  date: z.string(),
  /** Cents, never negative. */
  cents: z.int(),
  currency: z.enum(currencies),
  direction: z.enum(bankDirections),
  payer: z.string(),
  memo: z.string(),
  reference: z.string(),
  raw: z.string(),
});

/** Reads an export without storing anything: its format, the columns of a CSV file, and its first lines. */
export const inspectStatement = defineEndpoint({
  method: 'POST',
  path: '/v1/admin/payments/statements/inspect',
  summary: 'Read a bank export without importing it',
  tag,
  access,
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
    /** Why the lines cannot be read with this mapping; `null` when they can. */
    fault: z.string().nullable(),
  }),
});

/** Imports an export. Lines that were imported before are recognised and left out; nothing is booked yet. */
export const importStatement = defineEndpoint({
  method: 'POST',
  path: '/v1/admin/payments/statements',
  summary: 'Import a bank export for matching',
  tag,
  access,
  upload,
  limit: 'bank-statement',
  takesIdempotencyKey: true,
  body,
  data: z.object({
    /** The new import, or the earlier one when every line is known. */
    _id: z.string(),
    newLines: z.int(),
    knownLines: z.int(),
  }),
});

const counts = z.object({ lines: z.int(), open: z.int(), accepted: z.int(), setAside: z.int() });

/** An import in the list. */
export const statementRow = z.object({
  _id: z.string(),
  fileName: z.string(),
  format: z.enum(bankFormats),
  importedAt: z.string(),
  importedByName: z.string(),
  undoneAt: z.string().nullable(),
  knownLines: z.int(),
  counts,
});
export type StatementRow = z.output<typeof statementRow>;

export const listStatements = defineEndpoint({
  method: 'GET',
  path: '/v1/admin/payments/statements',
  summary: 'Imported bank statements, the newest first',
  tag,
  access,
  query: z.object(pageQuery()),
  data: listPage(statementRow),
});

/** An order that money can be booked for. Amounts are whole dollars. */
export const payableOrder = z.object({
  orderId: z.string(),
  tmpConvRegNo: z.string(),
  permConvRegNo: z.string().nullable(),
  registrantName: z.string(),
  conventionName: z.string(),
  isAddonOrder: z.boolean(),
  currency: z.enum(currencies),
  balance: z.int(),
  receivedAmount: z.int(),
  /** False when the family has not said that it paid: accepting a line then reports the payment for it. */
  isReported: z.boolean(),
});
export type PayableOrder = z.output<typeof payableOrder>;

/** A deposit slip whose checks are this line of the bank, in whole dollars of the line's currency. */
export const slipOfLine = z.object({
  _id: z.string(),
  number: z.int(),
  checkCount: z.int(),
  total: z.int(),
  day: z.string(),
});
export type SlipOfLine = z.output<typeof slipOfLine>;

/** A line with its candidates while it is open, and what it paid once it is accepted. */
export const statementLine = bankLine.extend({
  _id: z.string(),
  state: z.enum(bankLineStates),
  revision: z.int(),
  level: z.enum(matchLevels),
  candidates: z.array(
    z.object({
      score: z.number(),
      reasons: z.array(z.object({ kind: z.enum(matchReasonKinds), text: z.string() })),
      orders: z.array(payableOrder.extend({ amount: z.int() })),
    }),
  ),
  /** Slips that are exactly this amount, while the line is open; the one that it was accepted for afterwards. */
  slips: z.array(slipOfLine),
  allocations: z.array(
    z.object({
      orderId: z.string(),
      tmpConvRegNo: z.string(),
      registrantName: z.string(),
      amount: z.int(),
      undone: z.boolean(),
    }),
  ),
});
export type StatementLine = z.output<typeof statementLine>;

/** The groups in which the lines of a statement are shown. */
export const lineGroups = ['SURE', 'SUGGESTED', 'NONE', 'ACCEPTED', 'SET_ASIDE'] as const;
export type LineGroup = (typeof lineGroups)[number];

/** A statement with a page of its lines; open ones are matched with the balances of this moment. */
export const getStatement = defineEndpoint({
  method: 'GET',
  path: '/v1/admin/payments/statements/{statementId}',
  summary: 'An imported statement with its candidates',
  tag,
  access,
  params,
  query: z.object({ group: z.enum(lineGroups).optional(), ...pageQuery(50) }),
  data: listPage(statementLine).extend({
    statement: statementRow,
    /** How many lines each group has, and their sum in cents by currency. */
    groups: z.array(
      z.object({
        group: z.enum(lineGroups),
        lines: z.int(),
        sums: z.array(z.object({ currency: z.enum(currencies), cents: z.int() })),
      }),
    ),
  }),
  errors: ['NOT_FOUND'],
});

/** Open balances by name or number, for a line that is matched by hand. */
export const searchBalances = defineEndpoint({
  method: 'GET',
  path: '/v1/admin/payments/statements/balances',
  summary: 'Orders that money can be booked for',
  tag,
  access,
  query: z.object({ currency: z.enum(currencies), search: z.string().trim().min(2).max(100) }),
  data: z.array(payableOrder),
});

/**
 * Books lines: each in a transaction of its own, with a result of its own. `receivedBefore` is what the treasurer saw of
 * each order: if it has changed, the line is refused with CONFLICT.
 */
export const acceptLines = defineEndpoint({
  method: 'POST',
  path: '/v1/admin/payments/statements/{statementId}/accept',
  summary: 'Book lines of a statement',
  tag,
  access,
  takesIdempotencyKey: true,
  params,
  body: z.strictObject({
    lines: z
      .array(
        z.strictObject({
          lineId: entityId,
          revision: z.int().min(0),
          allocations: z
            .array(
              z.strictObject({
                orderId: entityId,
                amount: z
                  .int('Please enter whole dollars')
                  .min(1, 'Please enter whole dollars')
                  .max(1_000_000),
                receivedBefore: z.int().min(0),
              }),
            )
            .min(1)
            .max(20),
        }),
      )
      .min(1)
      .max(100),
  }),
  data: z.object({
    results: z.array(
      z.object({
        lineId: z.string(),
        accepted: z.boolean(),
        code: z.string().nullable(),
        message: z.string().nullable(),
      }),
    ),
  }),
  errors: ['NOT_FOUND'],
});

/**
 * Accepts a line as the deposit of a slip. Nothing is booked: the checks of the slip were, when they came. The line must
 * be the slip's sum to the cent.
 */
export const acceptSlip = defineEndpoint({
  method: 'POST',
  path: '/v1/admin/payments/statements/{statementId}/accept-slip',
  summary: 'Accept a line as a deposit of checks',
  tag,
  access,
  params,
  body: z.strictObject({ lineId: entityId, revision: z.int().min(0), slipId: entityId }),
  data: z.object({ slip: slipOfLine }),
  errors: ['NOT_FOUND', 'CONFLICT', 'SLIP_TAKEN_BACK', 'SLIP_MATCHED'],
});

/** Sets a line aside once, with all that read like it from now on, or takes that back. */
export const setLineAside = defineEndpoint({
  method: 'POST',
  path: '/v1/admin/payments/statements/{statementId}/set-aside',
  summary: 'Set a line aside or take it up again',
  tag,
  access,
  params,
  body: z.strictObject({
    lineId: entityId,
    revision: z.int().min(0),
    state: z.enum(['OPEN', 'IGNORED', 'NEVER']),
  }),
  data: z.object({ changed: z.int() }),
  errors: ['NOT_FOUND', 'CONFLICT'],
});

/** Takes an import back: what it booked by counter-entries, except where the payment has been decided since. */
export const undoStatement = defineEndpoint({
  method: 'POST',
  path: '/v1/admin/payments/statements/{statementId}/undo',
  summary: 'Undo an import',
  tag,
  access,
  takesIdempotencyKey: true,
  params,
  data: z.object({
    /** Bookings that were reversed. */
    reversed: z.int(),
    /** Bookings that stay, because the payment was approved, refunded or changed since. */
    kept: z.array(z.object({ tmpConvRegNo: z.string(), amount: z.int(), message: z.string() })),
  }),
  errors: ['NOT_FOUND'],
});
