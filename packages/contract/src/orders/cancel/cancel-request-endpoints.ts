import { z } from 'zod';

import { entityId } from '../../fields/entity-id.ts';
import { freeText } from '../../fields/text.ts';
import { cancellationTerms } from '../../conventions/cancellation/cancellation-terms.ts';
import { resource } from '../../http/resource.ts';
import { cancelEstimate } from './cancel-estimate.ts';
import { cancelReasonMax, ownCancelRequest } from './cancel-request.ts';

const cancelRequest = resource({
  path: '/v1/order/{orderId}/cancel-request',
  tag: 'Orders',
  access: 'registrant',
  params: z.object({ orderId: entityId }),
  errors: ['ORDER_NOT_FOUND'],
});

const own = z.object({ cancelRequest: ownCancelRequest.nullable() });

/** What would be kept and given back if the registration were cancelled today. */
export const getCancelEstimate = cancelRequest.get('', {
  summary: 'What a cancellation of your registration would give back',
  data: cancelEstimate.extend({
    /** The terms that the registration was sent with; empty without any. */
    terms: cancellationTerms,
  }),
});

/** Why a family asks; may be empty. */
export const cancelRequestReason = freeText({
  max: cancelReasonMax,
  invalid: `Please keep the reason under ${cancelReasonMax} characters`,
});

/**
 * Asks for the cancellation of a registration that was paid. Staff decide. Idempotent: while a request waits, a repeated call
 * returns it.
 */
export const askToCancel = cancelRequest.post('', {
  summary: 'Ask for the cancellation of your registration',
  body: z.strictObject({
    reason: cancelRequestReason,
    /** The fee that was shown: nothing is asked when it has changed. */
    keptSeen: z.int().min(0).nullable(),
  }),
  data: own,
  errors: ['TRANSITION_NOT_POSSIBLE', 'CANCEL_REQUESTS_CLOSED', 'KEPT_FEE_CHANGED'],
});

/** Takes a request back that nobody has answered. Idempotent. */
export const takeCancelRequestBack = cancelRequest.delete('', {
  summary: 'Take your request to cancel back',
  data: own,
  errors: ['TRANSITION_NOT_POSSIBLE'],
});
