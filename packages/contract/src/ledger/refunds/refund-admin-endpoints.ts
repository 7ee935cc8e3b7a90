import { z } from 'zod';

import { entityId } from '../../fields/entity-id.ts';
import { fromRevision } from '../../fields/revision.ts';
import { freeText } from '../../fields/text.ts';
import { listPage, pageQuery, searchText } from '../../http/list-page.ts';
import { decisionReason } from '../../orders/registrations/registration-admin-endpoints.ts';
import { currencies } from '../../orders/pricing/currency-for.ts';
import { refundMethods } from '../terms/payment-methods.ts';
import { refundActions, refundStates } from './refund-decisions.ts';
import { paymentRow } from '../payments/payment-admin-endpoints.ts';
import { resource } from '../../http/resource.ts';

/** A refund in the treasurer's queue. Amounts are whole dollars of its currency. */
export const refundRow = z.object({
  _id: z.string(),
  paymentId: z.string(),
  orderId: z.string(),
  tmpConvRegNo: z.string(),
  permConvRegNo: z.string().nullable(),
  registrantName: z.string(),
  conventionName: z.string(),
  currency: z.enum(currencies),
  /** What the family gets; 0 when all of it is kept. */
  amount: z.int(),
  /** What the association keeps of the money, with the reason that the family reads. */
  keptFee: z.int(),
  keptFeeReason: z.string().nullable(),
  method: z.enum(refundMethods),
  /** The number of the transfer or check, once it was sent. */
  reference: z.string().nullable(),
  /** Where the family's Zelle transfer came from, where that is known. */
  payerEmail: z.string().nullable(),
  state: z.enum(refundStates),
  revision: z.int(),
  steps: z.array(
    z.object({
      state: z.enum(refundStates),
      reason: z.string().nullable(),
      actorName: z.string().nullable(),
      at: z.string(),
    }),
  ),
  actions: z.array(z.enum(refundActions)),
});
export type RefundRow = z.output<typeof refundRow>;

const refunds = resource({
  path: '/v1/admin/refunds',
  tag: 'Admin: refunds',
  access: { ability: 'manage-payments' },
});

export const listRefunds = refunds.get('', {
  summary: 'Refunds by state and search text, the oldest open ones first',
  query: z.object({
    state: z.enum(refundStates).optional(),
    conventionId: entityId.optional(),
    search: searchText,
    ...pageQuery(),
  }),
  data: listPage(refundRow),
});

/** Payments with money that is not due and that no refund covers yet; each row says how much. */
export const listUncoveredRefunds = refunds.get('/uncovered', {
  summary: 'Money to be given back for which there is no refund yet',
  query: z.object({
    conventionId: entityId.optional(),
    search: searchText,
    ...pageQuery(),
  }),
  data: listPage(paymentRow),
});

const total = { currency: z.enum(currencies), count: z.int(), amount: z.int() };

export const getRefundTotals = refunds.get('/totals', {
  summary: 'Number and sum of refunds per state and currency, and of money that no refund covers yet',
  query: z.object({ conventionId: entityId.optional() }),
  data: z.object({
    states: z.array(z.object({ state: z.enum(refundStates), ...total })),
    uncovered: z.array(z.object(total)),
  }),
});

/**
 * What the cancellation terms of a registration keep of a payment. Amounts are whole dollars of its currency, days
 * `YYYY-MM-DD` in the convention's time zone.
 */
const keptOfPayment = z.object({
  /** What is kept of this payment, beside what other refunds keep already. */
  fee: z.int(),
  /** What is kept of the whole registration. */
  total: z.int(),
  /** What is kept for each person; `null` after the last date, when nothing is refunded. */
  forEach: z.int().nullable(),
  /** The last day of the terms that hold; `null` after all of them. */
  until: z.string().nullable(),
  people: z.int(),
  cancelledOn: z.string(),
  /** Kept by changes of the registration before it was cancelled. */
  keptBefore: z.int(),
  /** Kept or reserved by other refunds of the registration. */
  keptElsewhere: z.int(),
  /** The sentence that the family reads. */
  reason: z.string(),
});

/** What a refund would give back and keep by the terms that the registration was sent with. */
export const getRefundProposal = refunds.get('/proposals/{paymentId}', {
  summary: 'What the cancellation terms keep of a payment, and what comes back',
  params: z.object({ paymentId: entityId }),
  data: z.object({
    /** What can be refunded, and how much of it the family gets. */
    refundable: z.int(),
    amount: z.int(),
    /** `null` where no terms hold: the registration is not cancelled, or was sent without any. */
    kept: keptOfPayment.nullable(),
  }),
  errors: ['NOT_FOUND'],
});
export type RefundProposal = z.output<typeof getRefundProposal.data>;

const wholeDollars = z.int('Please enter whole dollars');

/** Enters a refund of money that is not due; it reserves the money until it is sent, donated, kept or discarded. */
export const createRefund = refunds.post('', {
  summary: 'Enter a refund',
  takesIdempotencyKey: true,
  body: z
    .strictObject({
      paymentId: entityId,
      /** What the family gets; 0 when the fee is all of it. */
      amount: wholeDollars.min(0, 'Please enter whole dollars').max(1_000_000),
      keptFee: wholeDollars.min(0, 'Please enter whole dollars').max(1_000_000).default(0),
      keptFeeReason: freeText({ max: 500, invalid: 'Please keep the reason under 500 characters' }).default(
        '',
      ),
      method: z.enum(refundMethods),
      /** Why nothing is kept though the cancellation terms keep a fee; for staff. */
      waivedReason: freeText({ max: 500, invalid: 'Please keep the reason under 500 characters' }).default(
        '',
      ),
      /** What could be refunded as the treasurer saw it: a second click or a colleague's refund is not added. */
      refundableBefore: z.int().min(0),
    })
    .refine(({ amount, keptFee }) => amount + keptFee > 0, {
      path: ['amount'],
      message: 'Please enter whole dollars',
    })
    .refine(({ keptFee, keptFeeReason }) => keptFee === 0 || keptFeeReason.length >= 3, {
      path: ['keptFeeReason'],
      message: 'Please say why a fee is kept',
    }),
  data: refundRow,
  errors: [
    'NOT_FOUND',
    'TRANSITION_NOT_POSSIBLE',
    'MORE_THAN_HELD',
    'WAIVED_FEE_REASON',
    'PAYPAL_REFUSED',
    'CONFLICT',
  ],
});

const params = z.object({ refundId: entityId });
const errors = ['NOT_FOUND', 'TRANSITION_NOT_POSSIBLE', 'CONFLICT'] as const;

export const approveRefund = refunds.post('/{refundId}/approve', {
  summary: 'Release a refund',
  freshProof: true,
  params,
  body: z.strictObject(fromRevision),
  data: refundRow,
  errors,
});

/**
 * The money has left: it is taken out of the ledger, and the family is told. A refund by PayPal is sent by this call; its
 * reference is PayPal's.
 */
export const sendRefund = refunds.post('/{refundId}/send', {
  summary: 'Record that a refund was sent',
  freshProof: true,
  params,
  body: z.strictObject({
    ...fromRevision,
    reference: freeText({ max: 100, invalid: 'Please keep the reference under 100 characters' }).default(''),
  }),
  data: refundRow,
  errors: [...errors, 'PAYPAL_REFUSED', 'PAYPAL_UNAVAILABLE'],
});

/** A refund of which all is kept leaves the ledger by this call, and the family is told. */
export const finishRefund = refunds.post('/{refundId}/finish', {
  summary: 'Record that a refund arrived, or that all of it is kept',
  params,
  body: z.strictObject(fromRevision),
  data: refundRow,
  errors,
});

/** The money came back: the ledger holds it again, and another refund can be entered. */
export const failRefund = refunds.post('/{refundId}/fail', {
  summary: 'Record that a refund came back',
  params,
  body: z.strictObject({ ...fromRevision, reason: decisionReason }),
  data: refundRow,
  errors,
});

/** The family gives the money to the association instead. */
export const donateRefund = refunds.post('/{refundId}/donate', {
  summary: 'Record that the family donates a refund',
  params,
  body: z.strictObject(fromRevision),
  data: refundRow,
  errors,
});

export const discardRefund = refunds.post('/{refundId}/discard', {
  summary: 'Discard a refund that was not sent',
  params,
  body: z.strictObject({ ...fromRevision, reason: decisionReason }),
  data: refundRow,
  errors,
});
