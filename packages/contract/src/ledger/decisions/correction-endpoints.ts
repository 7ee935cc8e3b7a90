import { z } from 'zod';

import { entityId } from '../../fields/entity-id.ts';
import { decisionReason } from '../../orders/registrations/registration-admin-endpoints.ts';
import { reversalCauses } from './reversal-causes.ts';
import { decidedPayment } from '../payments/payment-admin-endpoints.ts';
import { resource } from '../../http/resource.ts';

const params = z.object({ paymentId: entityId });

const payments = resource({
  path: '/v1/admin/payments/{paymentId}',
  tag: 'Admin: payments',
  access: { ability: 'manage-payments' },
  params: params,
  errors: ['NOT_FOUND', 'TRANSITION_NOT_POSSIBLE', 'CONFLICT'],
});

/** Takes back what was booked, also after the approval; the family reads the reason. */
export const reversePayment = payments.post('/reverse', {
  summary: 'Reverse a payment that bounced or was booked wrongly',
  body: z.strictObject({ cause: z.enum(reversalCauses), reason: decisionReason }),
  data: decidedPayment,
  errors: ['REFUND_OPEN'],
});

/** Puts a wrong amount right with a counter-entry; an approval stands. */
export const correctPayment = payments.post('/correct', {
  summary: 'Correct the amount that was recorded',
  body: z.strictObject({
    /** The right amount that came in all, whole dollars. */
    received: z.int('Please enter whole dollars').min(0, 'Please enter whole dollars').max(1_000_000),
    /** The amount as the treasurer saw it: an entry made meanwhile is never corrected away. */
    receivedBefore: z.int().min(0),
    reason: decisionReason,
  }),
  data: decidedPayment,
  errors: ['CORRECTION_TOO_LOW'],
});

/**
 * Moves held money to another order of the same currency: to its open payment, or to a new one of the same method. The
 * reason is for staff.
 */
export const moveMoney = payments.post('/move', {
  summary: 'Move money to another registration',
  takesIdempotencyKey: true,
  body: z.strictObject({
    /** The order that gets the money. */
    orderId: entityId,
    amount: z.int('Please enter whole dollars').min(1, 'Please enter whole dollars').max(1_000_000),
    /** What could be moved as the treasurer saw it: a second click is refused instead of moved again. */
    movableBefore: z.int().min(0),
    reason: decisionReason,
  }),
  data: decidedPayment,
  errors: ['ORDER_NOT_FOUND', 'MOVE_NOT_POSSIBLE', 'MORE_THAN_HELD'],
});
