import { z } from 'zod';

import { entityId } from '../../fields/entity-id.ts';
import { listPage, pageQuery, searchText } from '../../http/list-page.ts';
import { registrationStatuses } from '../../orders/order-status.ts';
import { currencies } from '../../orders/pricing/currency-for.ts';
import { decidedPayment, receivePayment } from '../payments/payment-admin-endpoints.ts';
import { reportableMethods } from '../terms/payment-methods.ts';
import { resource } from '../../http/resource.ts';

/** A registration or add-on order that costs something and of which no payment is under way. */
export const unreportedRow = z.object({
  orderId: z.string(),
  tmpConvRegNo: z.string(),
  permConvRegNo: z.string().nullable(),
  registrantName: z.string(),
  email: z.string().nullable(),
  conventionName: z.string(),
  isAddonOrder: z.boolean(),
  currency: z.enum(currencies),
  /** What is to be paid without a convenience fee, whole dollars. */
  amount: z.int(),
  registrationStatus: z.enum(registrationStatuses).nullable(),
  submittedAt: z.string(),
});
export type UnreportedRow = z.output<typeof unreportedRow>;

const unreported = resource({
  path: '/v1/admin/payments/unreported',
  tag: 'Admin: payments',
  access: { ability: 'manage-payments' },
});

export const listUnreported = unreported.get('', {
  summary: 'Registrations and add-on orders of which no payment is reported',
  query: z.object({
    conventionId: entityId.optional(),
    /** A name of anybody in the family, a house name, a number or an address. */
    search: searchText,
    ...pageQuery(),
  }),
  data: listPage(unreportedRow),
});

const { amount, reference, check, isAnotherCheck } = receivePayment.body.shape;

/**
 * Records money of a family that reported none: makes a payment of this method and records the money in it. It is
 * approved like every other payment.
 */
export const receiveUnreported = unreported.post('/{orderId}/receive', {
  summary: 'Record money that a family has not reported',
  takesIdempotencyKey: true,
  params: z.object({ orderId: entityId }),
  body: z.strictObject({ method: z.enum(reportableMethods), amount, reference, check, isAnotherCheck }),
  data: decidedPayment,
  errors: [
    'ORDER_NOT_FOUND',
    'PAYMENT_NOT_POSSIBLE',
    'TRANSITION_NOT_POSSIBLE',
    'CONFLICT',
    'CHECK_RECORDED',
  ],
});
