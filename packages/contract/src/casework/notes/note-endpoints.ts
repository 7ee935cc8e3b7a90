import { z } from 'zod';

import { entityId } from '../../fields/entity-id.ts';
import { defineEndpoint } from '../../http/endpoint.ts';
import { noteText } from '../care/care.ts';
import { caredRecords } from '../care/cared-records.ts';

/**
 * A note for staff only; the history lists it as `order.noted`, for whoever may read it. One for registrars only is
 * refused with FORBIDDEN for roles that could not read it themselves.
 */
export const addStaffNote = defineEndpoint({
  method: 'POST',
  path: '/v1/admin/registrations/{orderId}/note',
  summary: 'Write a note about a registration',
  tag: 'Admin: registrations',
  access: { ability: caredRecords.REGISTRATION.notedBy },
  takesIdempotencyKey: true,
  params: z.object({ orderId: entityId }),
  body: z.strictObject({
    note: noteText,
    /** Whether only staff who decide about registrations may read it. */
    registrarsOnly: z.boolean(),
  }),
  data: z.object({ _id: z.string() }),
  errors: ['ORDER_NOT_FOUND', 'FORBIDDEN'],
});
