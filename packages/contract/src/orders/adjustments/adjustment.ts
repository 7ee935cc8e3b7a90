import { z } from 'zod';

import { entityId } from '../../fields/entity-id.ts';
import { requiredLine } from '../../fields/text.ts';
import { balance } from '../../ledger/balance/balance.ts';
import { orderLine } from '../order.ts';
import { resource } from '../../http/resource.ts';
import { reasonToFamily as reason } from './reason-to-family.ts';

const wholeDollars = 'Please enter whole dollars, not 0';

/**
 * What staff change in the price of a submitted order, amounts in whole dollars of its currency: the package for
 * nothing, a part that a fund pays, or a correction up or down.
 */
export const adjustment = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('COMP'), reason }),
  z.strictObject({
    kind: z.literal('SCHOLARSHIP'),
    amount: z.int(wholeDollars).min(1, wholeDollars).max(100_000, wholeDollars),
    fund: requiredLine({
      required: 'Please name the fund',
      invalid: 'Please keep this under 80 characters',
      min: 2,
      max: 80,
    }),
    reason,
  }),
  z.strictObject({
    kind: z.literal('ADJUSTMENT'),
    amount: z
      .int(wholeDollars)
      .min(-100_000, wholeDollars)
      .max(100_000, wholeDollars)
      .refine((amount) => amount !== 0, wholeDollars),
    reason,
  }),
]);
export type Adjustment = z.output<typeof adjustment>;

/** Takes an earlier adjustment off again by a line of its own. */
export const removal = z.strictObject({
  kind: z.literal('REMOVAL'),
  /** The position of the line among those of the order. */
  position: z.int().min(0).max(1000),
  reason,
});
export type Removal = z.output<typeof removal>;

/** An adjustment or the removal of one. */
export const priceChange = z.discriminatedUnion('kind', [...adjustment.options, removal]);
export type PriceChange = z.output<typeof priceChange>;

const params = z.object({ orderId: entityId });
const errors = [
  'ORDER_NOT_FOUND',
  'TRANSITION_NOT_POSSIBLE',
  'ADJUSTMENT_BELOW_ZERO',
  'ADJUSTMENT_GIVES_NOTHING',
  'ADJUSTMENT_ABOVE_RECEIVED',
  'NOT_FOUND',
] as const;

/** The line that a change makes, with the balance before and after it. */
const outcome = z.object({ line: orderLine, before: balance, after: balance });

const adjustmentResource = resource({
  path: '/v1/admin/registrations/{orderId}/price-change',
  tag: 'Admin: registrations',
  access: { ability: 'adjust-prices' },
  params: params,
});

/** What a change of the price would do; changes nothing. */
export const previewPriceChange = adjustmentResource.post('/preview', {
  summary: 'What a change of the price would do',
  body: z.strictObject({ change: priceChange }),
  data: outcome,
  errors,
});

/**
 * Changes the price of a submitted order by a line of its own, tells the family, and re-computes what an open payment
 * asks for. `netBefore` is what the member of staff saw: a second click is refused with CONFLICT.
 */
export const changePrice = adjustmentResource.post('', {
  summary: 'Change the price of a submitted registration',
  takesIdempotencyKey: true,
  body: z.strictObject({ change: priceChange, netBefore: z.int().min(0) }),
  data: outcome,
  errors: [...errors, 'CONFLICT'],
});
