import { z } from 'zod';

import { entityId } from '../../fields/entity-id.ts';
import { defineEndpoint } from '../../http/endpoint.ts';
import { decisionReason } from '../../orders/registrations/registration-admin-endpoints.ts';
import { reversalCauses } from './reversal-causes.ts';
import { decidedPayment } from '../payments/payment-admin-endpoints.ts';

const tag = 'Admin: payments';
const params = z.object({ paymentId: entityId });

/** Takes back what was booked, also after the approval; the family reads the reason. */
export const reversePayment = defineEndpoint({
  method: 'POST',
  path: '/v1/admin/payments/{paymentId}/reverse',
  summary: 'Reverse a payment that bounced or was booked wrongly',
  tag,
  access: { ability: 'manage-payments' },
  params,
  body: z.strictObject({ cause: z.enum(reversalCauses), reason: decisionReason }),
  data: decidedPayment,
  errors: ['NOT_FOUND', 'TRANSITION_NOT_POSSIBLE', 'REFUND_OPEN', 'CONFLICT'],
});

/** Puts a wrong amount right with a counter-entry; an approval stands. */
export const correctPayment = defineEndpoint({
  method: 'POST',
  path: '/v1/admin/payments/{paymentId}/correct',
  summary: 'Correct the amount that was recorded',
  tag,
  access: { ability: 'manage-payments' },
  params,
  body: z.strictObject({
    /** The right amount that came in all, whole dollars. */
    received: z.int('Please enter whole dollars').min(0, 'Please enter whole dollars').max(1_000_000),
    /** The amount as the treasurer saw it: an entry made meanwhile is never corrected away. */
    receivedBefore: z.int().min(0),
    reason: decisionReason,
  }),
  data: decidedPayment,
  errors: ['NOT_FOUND', 'TRANSITION_NOT_POSSIBLE', 'CORRECTION_TOO_LOW', 'CONFLICT'],
});

/**
 * Moves held money to another order of the same currency: to its open payment, or to a new one of the same method. The
 * reason is for staff.
 */
export const moveMoney = defineEndpoint({
  method: 'POST',
  path: '/v1/admin/payments/{paymentId}/move',
  summary: 'Move money to another registration',
  tag,
  access: { ability: 'manage-payments' },
  takesIdempotencyKey: true,
  params,
  body: z.strictObject({
    /** The order that gets the money. */
    orderId: entityId,
    amount: z.int('Please enter whole dollars').min(1, 'Please enter whole dollars').max(1_000_000),
    /** What could be moved as the treasurer saw it: a second click is refused instead of moved again. */
    movableBefore: z.int().min(0),
    reason: decisionReason,
  }),
  data: decidedPayment,
  errors: [
    'NOT_FOUND',
    'ORDER_NOT_FOUND',
    'TRANSITION_NOT_POSSIBLE',
    'MOVE_NOT_POSSIBLE',
    'MORE_THAN_HELD',
    'CONFLICT',
  ],
});
