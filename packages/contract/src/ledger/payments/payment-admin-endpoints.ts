import { z } from 'zod';

import { entityId } from '../../fields/entity-id.ts';
import { freeText } from '../../fields/text.ts';
import { assignedFilter, followUpFilter, recordCare, staffNote } from '../../casework/care/care.ts';
import { listPage, pageQuery, searchText } from '../../http/list-page.ts';
import { orderStatuses, paymentStatuses, registrationStatuses } from '../../orders/order-status.ts';
import { checkDetails } from '../checks/check-details.ts';
import { paymentActions } from '../decisions/payment-decisions.ts';
import { entryKinds } from '../entries/ledger.ts';
import { paymentMethods } from '../terms/payment-methods.ts';
import { undoableDecision } from '../../undo/undoable-decision.ts';
import { undoableActions } from '../undo/payment-undo.ts';
import { deskViews, paymentViews } from './payment-views.ts';
import { currencies } from '../../orders/pricing/currency-for.ts';
import { decisionReason } from '../../orders/registrations/registration-admin-endpoints.ts';
import { matchReason } from './match-reason.ts';
import { resource } from '../../http/resource.ts';

/** A payment in the treasurer's list. Amounts are whole dollars of its currency. */
export const paymentRow = z.object({
  _id: z.string(),
  orderId: z.string(),
  tmpConvRegNo: z.string(),
  permConvRegNo: z.string().nullable(),
  registrantName: z.string(),
  conventionName: z.string(),
  method: z.enum(paymentMethods),
  state: z.enum(paymentStatuses),
  currency: z.enum(currencies),
  netAmount: z.int(),
  feeAmount: z.int(),
  dueAmount: z.int(),
  /** What came in all, even if some of it was given back since. */
  receivedAmount: z.int(),
  /** What the association has of it now. */
  heldAmount: z.int(),
  /** What of it open refunds are about to take. */
  reservedAmount: z.int(),
  payerEmail: z.string().nullable(),
  dueDate: z.string(),
  reportedAt: z.string(),
  registrationStatus: z.enum(registrationStatuses).nullable(),
  /** False once the registration is cancelled or rejected. */
  orderIsActive: z.boolean(),
  /** Money that is not due and must be refunded: all of it on a cancelled or rejected order, else what is too much. */
  refundDue: z.int(),
  /** The part of it for which no refund is open yet. */
  uncoveredRefund: z.int(),
  /** What can be moved to another registration. */
  movable: z.int(),
  entries: z.array(
    z.object({
      kind: z.enum(entryKinds),
      amount: z.int(),
      reference: z.string().nullable(),
      reason: z.string().nullable(),
      actorName: z.string().nullable(),
      at: z.string(),
    }),
  ),
  actions: z.array(z.enum(paymentActions)),
  /** Its last decision while that can be undone, with the instant until which; else null. */
  undo: undoableDecision(undoableActions).nullable(),
  care: recordCare,
  /** What staff noted for each other about it, the oldest first. */
  notes: z.array(staffNote),
  /** Why the search found it; empty without a search. */
  matchedBy: z.array(matchReason),
});
export type PaymentRow = z.output<typeof paymentRow>;

/** Orders of the treasurer's list; with a minus, descending. `amount` is what is due. */
export const paymentSorts = [
  'reported',
  '-reported',
  'dueDate',
  '-dueDate',
  'amount',
  '-amount',
  'name',
  '-name',
] as const;
export type PaymentSort = (typeof paymentSorts)[number];

const payments = resource({
  path: '/v1/admin/payments',
  tag: 'Admin: payments',
  access: { ability: 'manage-payments' },
});

export const listPayments = payments.get('', {
  summary: 'Payments by view, state, method, currency and search text',
  query: z.object({
    view: z.enum(paymentViews).optional(),
    state: z.enum(paymentStatuses).optional(),
    method: z.enum(paymentMethods).optional(),
    currency: z.enum(currencies).optional(),
    assigned: assignedFilter.optional(),
    followUp: followUpFilter.optional(),
    /** Id of a label that they have. */
    label: entityId.optional(),
    sort: z.enum(paymentSorts).default('-reported'),
    /** Only these, separated by commas. */
    ids: z
      .string()
      .transform((ids) => ids.split(','))
      .pipe(z.array(entityId).max(100))
      .optional(),
    conventionId: entityId.optional(),
    /** A name of anybody in the family, a house name, a number, an address, a reference or an amount. */
    search: searchText,
    ...pageQuery(),
  }),
  data: listPage(paymentRow),
});

export const getPaymentTotals = payments.get('/totals', {
  summary: 'Number and sum per view and currency',
  query: z.object({ conventionId: entityId.optional() }),
  data: z.array(
    z.object({
      view: z.enum(deskViews),
      currency: z.enum(currencies),
      count: z.int(),
      /** What the view is about: money that is missing, held, or not due. */
      amount: z.int(),
    }),
  ),
});

const params = z.object({ paymentId: entityId });

/** What a decision about a payment answers. */
export const decidedPayment = z.object({
  _id: z.string(),
  state: z.enum(paymentStatuses),
  receivedAmount: z.int(),
  heldAmount: z.int(),
  dueAmount: z.int(),
  orderId: z.string(),
  orderStatus: z.enum(orderStatuses),
  permConvRegNo: z.string().nullable(),
});

/** Records received money in whole dollars, which may be a part of the amount due. */
export const receivePayment = payments.post('/{paymentId}/receive', {
  summary: 'Record money that has come',
  takesIdempotencyKey: true,
  params,
  body: z.strictObject({
    amount: z.int('Please enter whole dollars').min(1, 'Please enter whole dollars').max(1_000_000),
    /** The bank's or the cheque's number. */
    reference: freeText({ max: 100, invalid: 'Please keep the reference under 100 characters' }).default(''),
    /**
     * The amount received before, as the treasurer saw it: a second click or somebody else's entry is refused instead
     * of added.
     */
    receivedBefore: z.int().min(0),
    /** The check that came, of a payment by check only. Its number becomes the reference where there is no other. */
    check: checkDetails.optional(),
    /** True to record a check although one with its number and bank was: refused with CHECK_RECORDED otherwise. */
    isAnotherCheck: z.boolean().optional(),
  }),
  data: decidedPayment,
  errors: ['NOT_FOUND', 'TRANSITION_NOT_POSSIBLE', 'CONFLICT', 'CHECK_RECORDED'],
});

/** Approves a payment; a short one needs a reason. */
export const approvePayment = payments.post('/{paymentId}/approve', {
  summary: 'Approve a payment',
  params,
  body: z.strictObject({ reason: decisionReason.optional() }).optional(),
  data: decidedPayment,
  errors: ['NOT_FOUND', 'TRANSITION_NOT_POSSIBLE', 'REASON_REQUIRED', 'CONFLICT'],
});

export const declinePayment = payments.post('/{paymentId}/decline', {
  summary: 'Decline a payment of which nothing was found',
  params,
  body: z.strictObject({ reason: decisionReason }),
  data: decidedPayment,
  errors: ['NOT_FOUND', 'TRANSITION_NOT_POSSIBLE', 'CONFLICT'],
});

export const rejectPayment = payments.post('/{paymentId}/reject', {
  summary: 'Reject a payment',
  params,
  body: z.strictObject({ reason: decisionReason }),
  data: decidedPayment,
  errors: ['NOT_FOUND', 'TRANSITION_NOT_POSSIBLE', 'CONFLICT'],
});
