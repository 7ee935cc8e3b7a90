import { z } from 'zod';

import { entityId } from '../../fields/entity-id.ts';
import { defineEndpoint } from '../../http/endpoint.ts';
import { readinessItem } from '../readiness.ts';

/** The readiness of a registration; empty for add-on orders and while a registration is not active. */
export const getReadiness = defineEndpoint({
  method: 'GET',
  path: '/v1/admin/registrations/{orderId}/readiness',
  summary: 'What a family still needs before the convention',
  tag: 'Admin: registrations',
  access: { ability: 'see-readiness' },
  params: z.object({ orderId: entityId }),
  data: z.array(readinessItem),
  errors: ['ORDER_NOT_FOUND'],
});
