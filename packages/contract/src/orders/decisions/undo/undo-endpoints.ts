import { z } from 'zod';

import { defineEndpoint } from '../../../http/endpoint.ts';
import { decisionsToUndo } from '../../../undo/undoable-decision.ts';
import { orderStatuses, registrationStatuses } from '../../order-status.ts';

/** What became of one decision that was to be undone: the registration's status, or the refusal's code and sentence. */
const undoResult = z.object({
  /** The registration. */
  _id: z.string(),
  undone: z.boolean(),
  status: z.enum(orderStatuses).nullable(),
  registrationStatus: z.enum(registrationStatuses).nullable(),
  code: z.string().nullable(),
  message: z.string().nullable(),
});
export type UndoResult = z.output<typeof undoResult>;

/**
 * Undoes decisions about registrations within a minute, each in a transaction of its own: the registration returns to
 * the state before, and the family's mail is never sent. Idempotent: a repeated call answers the same. Refusals of a
 * line are ORDER_NOT_FOUND, NOT_FOUND, UNDO_TOO_LATE, CONFLICT, SOLD_OUT and DISCOUNT_CODE_USED_UP.
 */
export const undoRegistrationDecisions = defineEndpoint({
  method: 'POST',
  path: '/v1/admin/registrations/undo',
  summary: 'Undo decisions about registrations within a minute',
  tag: 'Admin: registrations',
  access: { ability: 'decide-registrations' },
  body: z.strictObject({ decisions: decisionsToUndo(100) }),
  data: z.array(undoResult),
});
