import { z } from 'zod';

import { entityId } from '../../fields/entity-id.ts';
import { listPage, pageQuery, searchText } from '../../http/list-page.ts';
import { readinessActors, readinessFilters, readinessItem } from './readiness.ts';
import { resource } from '../../http/resource.ts';

const readiness = resource({
  path: '/v1/admin',
  tag: 'Admin: registrations',
  access: { ability: 'see-readiness' },
});

/** The readiness of a registration; empty for add-on orders and while a registration is not active. */
export const getReadiness = readiness.get('/registrations/{orderId}/readiness', {
  summary: 'What a family still needs before the convention',
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
export const listReadiness = readiness.get('/readiness', {
  summary: 'What families still need before the convention',
  query: z.object({
    conventionId: entityId.optional(),
    /** Those in which somebody has to act on this topic, or on any. */
    open: z.enum(readinessFilters).optional(),
    /** Those in which this one has to act, on the topic of `open` or on any. */
    openFor: z.enum(readinessActors).optional(),
    /** Part of the registrant's name or of a registration number. */
    search: searchText,
    ...pageQuery(),
  }),
  data: listPage(readinessRow),
});
