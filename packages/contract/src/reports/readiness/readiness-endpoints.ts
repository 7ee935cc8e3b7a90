import { z } from 'zod';

import { entityId } from '../../fields/entity-id.ts';
import { defineEndpoint } from '../../http/endpoint.ts';
import { readinessItem } from './readiness.ts';

const params = z.object({ orderId: entityId });

/** The readiness of one of your registrations; empty for add-on orders and while a registration is not active. */
export const getOwnReadiness = defineEndpoint({
  method: 'GET',
  path: '/v1/order/{orderId}/readiness',
  summary: 'What your family still needs before the convention',
  tag: 'Orders',
  access: 'registrant',
  params,
  data: z.array(readinessItem),
  errors: ['ORDER_NOT_FOUND'],
});
