import { z } from 'zod';

import { entityId } from '../../fields/entity-id.ts';
import { freeText } from '../../fields/text.ts';
import { defineEndpoint } from '../../http/endpoint.ts';

/**
 * A note for staff only; the history lists it as `order.noted`, for whoever may read it. One for registrars only is
 * refused with FORBIDDEN for roles that could not read it themselves.
 */
export const addStaffNote = defineEndpoint({
  method: 'POST',
  path: '/v1/admin/registrations/{orderId}/note',
  summary: 'Write a note about a registration',
  tag: 'Admin: registrations',
  access: { ability: 'write-notes' },
  takesIdempotencyKey: true,
  params: z.object({ orderId: entityId }),
  body: z.strictObject({
    note: freeText({ max: 1000, invalid: 'Please keep the note under 1000 characters' }).min(
      1,
      'Please write a note',
    ),
    /** Whether only staff who decide about registrations may read it. */
    registrarsOnly: z.boolean(),
  }),
  data: z.object({ _id: z.string() }),
  errors: ['ORDER_NOT_FOUND', 'FORBIDDEN'],
});
