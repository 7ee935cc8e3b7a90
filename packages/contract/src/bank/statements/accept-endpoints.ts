import { z } from 'zod';

import { entityId } from '../../fields/entity-id.ts';
import { currencies } from '../../orders/pricing/currency-for.ts';
import { resource } from '../../http/resource.ts';

const params = z.object({ statementId: entityId });

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

const statements = resource({
  path: '/v1/admin/payments/statements',
  tag: 'Admin: bank statements',
  access: { ability: 'manage-payments' },
});

/** Open balances by name or number, for a line that is matched by hand. */
export const searchBalances = statements.get('/balances', {
  summary: 'Orders that money can be booked for',
  query: z.object({ currency: z.enum(currencies), search: z.string().trim().min(2).max(100) }),
  data: z.array(payableOrder),
});

/**
 * Books lines: each in a transaction of its own, with a result of its own. `receivedBefore` is what the treasurer saw of
 * each order: if it has changed, the line is refused with CONFLICT.
 */
export const acceptLines = statements.post('/{statementId}/accept', {
  summary: 'Book lines of a statement',
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
          /** True to book a line although another import has booked the same transfer: refused with BOOKED_ALREADY otherwise. */
          isAnotherTransfer: z.boolean().optional(),
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
export const acceptSlip = statements.post('/{statementId}/accept-slip', {
  summary: 'Accept a line as a deposit of checks',
  params,
  body: z.strictObject({ lineId: entityId, revision: z.int().min(0), slipId: entityId }),
  data: z.object({ slip: slipOfLine }),
  errors: ['NOT_FOUND', 'CONFLICT', 'SLIP_TAKEN_BACK', 'SLIP_MATCHED'],
});

/** Sets a line aside once, with all that read like it from now on, or takes that back. */
export const setLineAside = statements.post('/{statementId}/set-aside', {
  summary: 'Set a line aside or take it up again',
  params,
  body: z.strictObject({
    lineId: entityId,
    revision: z.int().min(0),
    state: z.enum(['OPEN', 'IGNORED', 'NEVER']),
  }),
  data: z.object({ changed: z.int() }),
  errors: ['NOT_FOUND', 'CONFLICT'],
});
