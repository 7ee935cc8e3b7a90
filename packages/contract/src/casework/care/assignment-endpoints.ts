import { z } from 'zod';

import { entityId } from '../../fields/entity-id.ts';
import { defineEndpoint } from '../../http/endpoint.ts';
import { rejectRegistrations } from './registration-care-endpoints.ts';
import { assignee, registrationCare } from './registration-care.ts';

const tag = 'Admin: registrations';

/** Whose registrations the list can show: staff who decide, and others who still have some, by name. */
export const listAssignees = defineEndpoint({
  method: 'GET',
  path: '/v1/admin/registrations/assignees',
  summary: 'Staff to whom registrations can be, or are, assigned',
  tag,
  access: { ability: 'see-registrations' },
  data: z.array(assignee),
});

/** Who shall have it (`null` for nobody), and who had it on the screen. */
const assignment = { userId: entityId.nullable(), assignedToSeen: entityId.nullable() };

/**
 * `assignedToSeen` is the assignee on the screen: when a colleague has assigned it meanwhile, the call is refused with
 * CONFLICT. Idempotent.
 */
export const assignRegistration = defineEndpoint({
  method: 'POST',
  path: '/v1/admin/registrations/{orderId}/assign',
  summary: 'Assign a registration to a colleague, or to nobody',
  tag,
  access: { ability: 'decide-registrations' },
  params: z.object({ orderId: entityId }),
  body: z.strictObject(assignment),
  data: registrationCare,
  errors: ['ORDER_NOT_FOUND', 'CONFLICT'],
});

/** Assigns several registrations, each in a transaction of its own: one failure does not affect the others. */
export const assignRegistrations = defineEndpoint({
  method: 'POST',
  path: '/v1/admin/registrations/bulk-assign',
  summary: 'Assign several registrations to a colleague, or to nobody',
  tag,
  access: { ability: 'decide-registrations' },
  body: z.strictObject({
    userId: assignment.userId,
    registrations: z
      .array(z.strictObject({ orderId: entityId, assignedToSeen: assignment.assignedToSeen }))
      .min(1)
      .max(100),
  }),
  data: rejectRegistrations.data,
});
