import { z } from 'zod';

import { entityId } from '../../fields/entity-id.ts';
import { defineEndpoint } from '../../http/endpoint.ts';
import { listPage, pageQuery } from '../../http/list-page.ts';
import { readinessActors, readinessFilters, readinessItem } from './readiness.ts';

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

/** A family and what it still needs. */
const readinessRow = z.object({
  _id: z.string(),
  tmpConvRegNo: z.string(),
  permConvRegNo: z.string().nullable(),
  registrantName: z.string(),
  conventionName: z.string(),
  items: z.array(readinessItem),
});
export type ReadinessRow = z.output<typeof readinessRow>;

/** Active registrations with their readiness, as their families read it, by the registrant's last name. */
export const listReadiness = defineEndpoint({
  method: 'GET',
  path: '/v1/admin/readiness',
  summary: 'What families still need before the convention',
  tag: 'Admin: registrations',
  access: { ability: 'see-readiness' },
  query: z.object({
    conventionId: entityId.optional(),
    /** Those in which somebody has to act on this topic, or on any. */
    open: z.enum(readinessFilters).optional(),
    /** Those in which this one has to act, on the topic of `open` or on any. */
    openFor: z.enum(readinessActors).optional(),
    /** Part of the registrant's name or of a registration number. */
    search: z.string().trim().max(100).optional(),
    ...pageQuery(),
  }),
  data: listPage(readinessRow),
});
