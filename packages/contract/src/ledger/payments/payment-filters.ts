import { z } from 'zod';

import { entityId } from '../../fields/entity-id.ts';
import { readFilters } from '../../fields/read-filters.ts';
import { defineEndpoint } from '../../http/endpoint.ts';
import { viewCount } from '../../casework/saved-views/saved-view.ts';
import { listPayments } from './payment-admin-endpoints.ts';

const filterQuery = listPayments.query.omit({ sort: true, ids: true, page: true, pageSize: true });

/** Filters of the treasurer's list with its search text, as its endpoints take them. */
export type PaymentFilters = z.output<typeof filterQuery>;

/** The filters of the payments of one convention, as a body has them. */
export const paymentFilters = z.strictObject(filterQuery.omit({ conventionId: true }).shape);

/** The filters that the address of the list, or a saved view, asks for by name; what the endpoint would refuse is left out. */
export function paymentFiltersInAddress(value: (name: string) => string): PaymentFilters {
  return readFilters(filterQuery, value);
}

/** How many payments each saved view of the reader has now; `null` for one of registrations without a payment. */
export const countPaymentViews = defineEndpoint({
  method: 'GET',
  path: '/v1/admin/payments/view-counts',
  summary: 'How many payments each saved view has',
  tag: 'Admin: payments',
  access: { ability: 'manage-payments' },
  /** The convention of views that are not bound to one; all without it. */
  query: z.object({ conventionId: entityId.optional() }),
  data: z.array(viewCount),
});
