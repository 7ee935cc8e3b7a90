import { z } from 'zod';

import { entityId } from '../../fields/entity-id.ts';
import { rejectRegistrations } from '../care/registration-care-endpoints.ts';
import { followUpChange, recordCare } from '../care/care.ts';
import { caredRecords } from '../care/cared-records.ts';
import { resource } from '../../http/resource.ts';

const followUpResource = resource({
  path: '/v1/admin/registrations',
  tag: 'Admin: registrations',
  access: { ability: caredRecords.REGISTRATION.caredForBy },
});

/**
 * Sets the day on which staff look at a registration again, or clears it. When a colleague has changed what was `seen`,
 * the call is refused with CONFLICT. A day before the convention's today is refused with RQST_PARAMS_INVALID, unless it
 * is the day that is set already; one for a cancelled registration with TRANSITION_NOT_POSSIBLE. Idempotent. A decision
 * about the registration clears it, too.
 */
export const setFollowUp = followUpResource.post('/{orderId}/follow-up', {
  summary: 'Set or clear the day on which staff look at a registration again',
  params: z.object({ orderId: entityId }),
  body: followUpChange,
  data: recordCare,
  errors: ['ORDER_NOT_FOUND', 'TRANSITION_NOT_POSSIBLE', 'CONFLICT'],
});

/** The same for several registrations, each in a transaction of its own: one failure does not affect the others. */
export const setFollowUps = followUpResource.post('/bulk-follow-up', {
  summary: 'Set or clear the follow-up of several registrations',
  body: z.strictObject({
    followUp: followUpChange.shape.followUp,
    registrations: z
      .array(z.strictObject({ orderId: entityId, seen: followUpChange.shape.seen }))
      .min(1)
      .max(100),
  }),
  data: rejectRegistrations.data,
});
