import { z } from 'zod';

import { cancellationTerms } from '../../conventions/cancellation/cancellation-terms.ts';
import { emailAddress } from '../../fields/email.ts';
import { entityId } from '../../fields/entity-id.ts';
import { orderLine } from '../../orders/order.ts';
import { orderStatuses, paymentStatuses, registrationStatuses } from '../../orders/order-status.ts';
import { currencies } from '../../orders/pricing/currency-for.ts';
import { balance } from '../../ledger/balance/balance.ts';
import { paymentMethods } from '../../ledger/terms/payment-methods.ts';
import { treasurer } from '../../ledger/terms/treasurer.ts';
import { inLanguage } from '../../http/query-fields.ts';
import { resource } from '../../http/resource.ts';

const params = z.object({ orderId: entityId });

/** One way to pay with what it costs, whole dollars of the order's currency. */
export const paymentOption = z.object({
  method: z.enum(paymentMethods),
  /** Percent of the net price that the method costs. */
  feePercent: z.number(),
  convenienceFee: z.int(),
  totalDue: z.int(),
  /** The due date if the payment is reported today. */
  dueDate: z.string(),
});
export type PaymentOption = z.output<typeof paymentOption>;

/** What the payment pages show; nothing else is needed, so that they survive a reload. */
export const paymentSummary = z.object({
  orderId: z.string(),
  isAddonOrder: z.boolean(),
  tmpConvRegNo: z.string(),
  conventionName: z.string(),
  currency: z.enum(currencies),
  netPrice: z.int(),
  balance,
  /** Each with its kind: their sum is `netPrice`. */
  lines: z.array(orderLine),
  options: z.array(paymentOption),
  /** What is kept when people cancel; empty without terms. */
  cancellation: cancellationTerms,
  /** Last day on which the family may ask to cancel what it paid (`YYYY-MM-DD`); `null` for not at all. */
  cancelRequestsUntil: z.string().nullable(),
  status: z.enum(orderStatuses),
  registrationStatus: z.enum(registrationStatuses).nullable(),
  paymentStatus: z.enum(paymentStatuses).nullable(),
  /** Why nothing can be paid now, in a sentence; `null` when it can. */
  refusal: z.string().nullable(),
  /** The payment on record, where there is one. */
  payment: z
    .object({
      method: z.enum(paymentMethods),
      convenienceFee: z.int(),
      totalDue: z.int(),
      dueDate: z.string(),
      /** The sender's address of a Zelle transfer, as reported. */
      payerEmail: z.string().nullable(),
    })
    .nullable(),
});
export type PaymentSummary = z.output<typeof paymentSummary>;

const order = resource({
  path: '/v1/order/{orderId}',
  tag: 'Payments',
  access: 'registrant',
  params: params,
  errors: ['ORDER_NOT_FOUND'],
});

export const getPaymentSummary = order.get('/payment', {
  summary: 'What is to be paid and how',
  query: z.object(inLanguage),
  data: paymentSummary,
});

export const getTreasurer = order.get('/treasurer', {
  summary: 'Whom to pay',
  data: treasurer,
});

const reported = z.object({
  orderId: z.string(),
  status: z.enum(orderStatuses),
  paymentStatus: z.enum(paymentStatuses).nullable(),
  convenienceFee: z.int(),
  totalDue: z.int(),
  dueDate: z.string(),
});

/**
 * Reports that the family has sent a Zelle transfer from this e-mail address. While the payment is pending, a repeated
 * report with another address corrects it.
 */
export const reportZellePayment = order.post('/payment/chase-payment', {
  summary: 'Report a Zelle payment',
  takesIdempotencyKey: true,
  body: z.strictObject({ chaseTransferEmail: emailAddress('Email is not valid!') }),
  data: reported,
  errors: ['PAYMENT_NOT_POSSIBLE'],
});

/** Reports that the family has mailed a cheque. */
export const reportChequePayment = order.post('/payment/cheque-payment', {
  summary: 'Report a mailed cheque',
  takesIdempotencyKey: true,
  data: reported,
  errors: ['PAYMENT_NOT_POSSIBLE'],
});
