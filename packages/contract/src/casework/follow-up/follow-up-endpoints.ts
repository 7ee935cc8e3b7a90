import { z } from 'zod';

import { entityId } from '../../fields/entity-id.ts';
import { defineEndpoint } from '../../http/endpoint.ts';
import { rejectRegistrations } from '../care/registration-care-endpoints.ts';
import { followUp } from './follow-up.ts';
import { registrationCare } from '../care/registration-care.ts';

const tag = 'Admin: registrations';
const access = { ability: 'decide-registrations' } as const;

/** The follow-up from now on (`null` for none), and the one on the screen. */
const change = { followUp: followUp.nullable(), seen: followUp.nullable() };

/**
 * Sets the day on which staff look at a registration again, or clears it. When a colleague has changed what was `seen`,
 * the call is refused with CONFLICT. A day before the convention's today is refused with RQST_PARAMS_INVALID, unless it
 * is the day that is set already; one for a cancelled registration with TRANSITION_NOT_POSSIBLE. Idempotent. A decision
 * about the registration clears it, too.
 */
export const setFollowUp = defineEndpoint({
  method: 'POST',
  path: '/v1/admin/registrations/{orderId}/follow-up',
  summary: 'Set or clear the day on which staff look at a registration again',
  tag,
  access,
  params: z.object({ orderId: entityId }),
  body: z.strictObject(change),
  data: registrationCare,
  errors: ['ORDER_NOT_FOUND', 'TRANSITION_NOT_POSSIBLE', 'CONFLICT'],
});

/** The same for several registrations, each in a transaction of its own: one failure does not affect the others. */
export const setFollowUps = defineEndpoint({
  method: 'POST',
  path: '/v1/admin/registrations/bulk-follow-up',
  summary: 'Set or clear the follow-up of several registrations',
  tag,
  access,
  body: z.strictObject({
    followUp: change.followUp,
    registrations: z
      .array(z.strictObject({ orderId: entityId, seen: change.seen }))
      .min(1)
      .max(100),
  }),
  data: rejectRegistrations.data,
});
