import { z } from 'zod';

import { entityId } from '../../fields/entity-id.ts';
import { defineEndpoint } from '../../http/endpoint.ts';
import { decidedPayment } from '../payments/payment-admin-endpoints.ts';

/**
 * Undoes a decision about a payment within a minute: a counter-entry takes back its money, the payment returns to the
 * state before, and the family's mail is never sent. Idempotent: a repeated call returns the first result.
 */
export const undoPaymentDecision = defineEndpoint({
  method: 'POST',
  path: '/v1/admin/payments/{paymentId}/undo',
  summary: 'Undo a decision about a payment within a minute',
  tag: 'Admin: payments',
  access: { ability: 'manage-payments' },
  params: z.object({ paymentId: entityId }),
  /** The decision as the list names it: another one that was made meanwhile is never undone. */
  body: z.strictObject({ decisionId: entityId }),
  data: decidedPayment,
  errors: ['NOT_FOUND', 'UNDO_TOO_LATE', 'CONFLICT', 'REFUND_OPEN'],
});
