import { z } from 'zod';

import { assignee, assignment, followUpChange, noteText, recordCare } from '../../casework/care/care.ts';
import { caredRecords } from '../../casework/care/cared-records.ts';
import {
  assignmentOfSeveral,
  careResults,
  followUpOfSeveral,
  labelOfSeveral,
} from '../../casework/care/care-of-several.ts';
import { recordHistory } from '../../casework/care/record-history.ts';
import { entityId } from '../../fields/entity-id.ts';
import { resource } from '../../http/resource.ts';

const payment = resource({
  path: '/v1/admin/payments',
  tag: 'Admin: payments',
  access: { ability: caredRecords.PAYMENT.caredForBy },
});
const params = z.object({ paymentId: entityId });

/** Whose payments the list can show: staff who decide about them, and others who still have some, by name. */
export const listPaymentAssignees = payment.get('/assignees', {
  summary: 'Staff to whom payments can be, or are, assigned',
  data: z.array(assignee),
});

/**
 * `assignedToSeen` is the assignee on the screen: when a colleague has assigned it meanwhile, the call is refused with
 * CONFLICT. Idempotent.
 */
export const assignPayment = payment.post('/{paymentId}/assign', {
  summary: 'Assign a payment to a colleague, or to nobody',
  params,
  body: assignment,
  data: recordCare,
  errors: ['NOT_FOUND', 'CONFLICT'],
});

/**
 * Sets the day on which staff look at a payment again, or clears it. When a colleague has changed what was `seen`, the call is
 * refused with CONFLICT. A day before the convention's today is refused with RQST_PARAMS_INVALID, unless it is the day
 * that is set already. Idempotent. Decisions about the payment leave it.
 */
export const setPaymentFollowUp = payment.post('/{paymentId}/follow-up', {
  summary: 'Set or clear the day on which staff look at a payment again',
  params,
  body: followUpChange,
  data: recordCare,
  errors: ['NOT_FOUND', 'CONFLICT'],
});

/** Decisions about it are in its ledger. */
export const getPaymentCareHistory = payment.get('/{paymentId}/care-history', {
  summary:
    'Who assigned a payment, followed it up, labelled it and noted something about it, the newest first',
  params,
  data: recordHistory,
  errors: ['NOT_FOUND'],
});

/** Assigns several payments, each in a transaction of its own: one failure does not affect the others. */
export const assignPayments = payment.post('/bulk-assign', {
  summary: 'Assign several payments to a colleague, or to nobody',
  body: assignmentOfSeveral,
  data: careResults,
});

/** Sets or clears the follow-up of several payments, each in a transaction of its own. */
export const setPaymentFollowUps = payment.post('/bulk-follow-up', {
  summary: 'Set or clear the follow-up of several payments',
  body: followUpOfSeveral,
  data: careResults,
});

/**
 * Puts a label on payments, or takes it off, each in a transaction of its own. Idempotent: one that has it already, or does
 * not, stays as it is.
 */
export const labelPayments = payment.post('/bulk-label', {
  summary: 'Put a label on payments, or take it off',
  body: labelOfSeveral,
  data: careResults,
});

/** A note for staff only; the history of the registration lists it as `payment.noted`, for whoever may see amounts. */
export const addPaymentNote = payment.post('/{paymentId}/note', {
  summary: 'Write a note about a payment',
  access: { ability: caredRecords.PAYMENT.notedBy },
  takesIdempotencyKey: true,
  params,
  body: z.strictObject({ note: noteText }),
  data: z.object({ _id: z.string() }),
  errors: ['NOT_FOUND'],
});
