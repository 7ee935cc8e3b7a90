import { z } from 'zod';

import { entityId } from '../../fields/entity-id.ts';
import { rejectRegistrations } from './registration-care-endpoints.ts';
import { assignee, assignment, recordCare } from './care.ts';
import { caredRecords } from './cared-records.ts';
import { resource } from '../../http/resource.ts';

const assignmentResource = resource({
  path: '/v1/admin/registrations',
  tag: 'Admin: registrations',
  access: { ability: caredRecords.REGISTRATION.caredForBy },
});

/** Whose registrations the list can show: staff who decide, and others who still have some, by name. */
export const listAssignees = assignmentResource.get('/assignees', {
  summary: 'Staff to whom registrations can be, or are, assigned',
  access: { ability: 'see-registrations' },
  data: z.array(assignee),
});

/**
 * `assignedToSeen` is the assignee on the screen: when a colleague has assigned it meanwhile, the call is refused with
 * CONFLICT. Idempotent.
 */
export const assignRegistration = assignmentResource.post('/{orderId}/assign', {
  summary: 'Assign a registration to a colleague, or to nobody',
  params: z.object({ orderId: entityId }),
  body: assignment,
  data: recordCare,
  errors: ['ORDER_NOT_FOUND', 'CONFLICT'],
});

/** Assigns several registrations, each in a transaction of its own: one failure does not affect the others. */
export const assignRegistrations = assignmentResource.post('/bulk-assign', {
  summary: 'Assign several registrations to a colleague, or to nobody',
  body: z.strictObject({
    userId: assignment.shape.userId,
    registrations: z
      .array(z.strictObject({ orderId: entityId, assignedToSeen: assignment.shape.assignedToSeen }))
      .min(1)
      .max(100),
  }),
  data: rejectRegistrations.data,
});
