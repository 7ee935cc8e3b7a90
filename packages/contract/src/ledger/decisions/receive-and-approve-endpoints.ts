import { z } from 'zod';

import { entityId } from '../../fields/entity-id.ts';
import { orderStatuses } from '../../orders/order-status.ts';
import { decidedPayment, receivePayment } from '../payments/payment-admin-endpoints.ts';
import { resource } from '../../http/resource.ts';

const receiveAndApprove = resource({
  path: '/v1/admin/payments',
  tag: 'Admin: payments',
  access: { ability: 'manage-payments' },
});

/** Records money that covers what is due and approves the payment, in one transaction with one mail. */
export const receiveAndApprovePayment = receiveAndApprove.post('/{paymentId}/receive-and-approve', {
  summary: 'Record money that covers what is due, and approve the payment',
  takesIdempotencyKey: true,
  params: z.object({ paymentId: entityId }),
  body: receivePayment.body,
  data: decidedPayment,
  errors: ['NOT_FOUND', 'TRANSITION_NOT_POSSIBLE', 'NOT_COVERED', 'CONFLICT', 'CHECK_RECORDED'],
});

/** What became of one payment; a refusal has its code and sentence. */
const receivedAndApproved = z.object({
  _id: z.string(),
  approved: z.boolean(),
  orderStatus: z.enum(orderStatuses).nullable(),
  permConvRegNo: z.string().nullable(),
  code: z.string().nullable(),
  message: z.string().nullable(),
});
export type ReceivedAndApproved = z.output<typeof receivedAndApproved>;

const { amount, receivedBefore } = receivePayment.body.shape;

/** The same for several payments, each in a transaction of its own: one refusal does not affect the others. */
export const receiveAndApprovePayments = receiveAndApprove.post('/bulk-receive-and-approve', {
  summary: 'Record money for several payments, and approve them',
  takesIdempotencyKey: true,
  body: z.strictObject({
    payments: z
      .array(z.strictObject({ paymentId: entityId, amount, receivedBefore }))
      .min(1)
      .max(100),
  }),
  data: z.array(receivedAndApproved),
});
