import { z } from 'zod';

import { entityId } from '../fields/entity-id.ts';
import { defineEndpoint } from '../http/endpoint.ts';
import { signedDocument } from './receipts/receipt-endpoints.ts';

/**
 * The receipt that a family sees, for staff who see amounts: of a registration with its add-on orders, of an add-on
 * order alone. The audit log records that the actor read it.
 */
export const getReceiptForStaff = defineEndpoint({
  method: 'GET',
  path: '/v1/admin/registrations/{orderId}/receipt',
  summary: 'The receipt of a registration or add-on order',
  tag: 'Admin: registrations',
  access: { ability: 'see-money' },
  limit: 'documents',
  params: z.object({ orderId: entityId }),
  data: signedDocument,
  errors: ['ORDER_NOT_FOUND'],
});
