import { z } from 'zod';

import { entityId } from '../../fields/entity-id.ts';
import { fromRevisionIfKnown } from '../../fields/revision.ts';
import { defineEndpoint } from '../../http/endpoint.ts';
import { arrivalDepartureInfo, travelPlan } from './travel-plan.ts';

/**
 * Replaces the travel plan of one of your confirmed registrations (SPEC §7). Days are judged by the calendar of the
 * convention's time zone.
 */
export const saveTravelPlan = defineEndpoint({
  method: 'PATCH',
  path: '/v1/order/{orderId}/arrival-departure',
  summary: 'Tell us about your arrival and departure',
  tag: 'Orders',
  access: 'registrant',
  params: z.object({ orderId: entityId }),
  body: z.strictObject({ ...travelPlan.shape, ...fromRevisionIfKnown }),
  data: arrivalDepartureInfo,
  errors: ['ORDER_NOT_FOUND', 'TRANSITION_NOT_POSSIBLE', 'CONFLICT'],
});
