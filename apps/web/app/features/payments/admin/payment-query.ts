import { listPayments } from '@sangamam/contract/payments/admin/payment-admin-endpoints';

import type { ListParams } from '#web/ui/data/data-table/use-list-params.ts';
import type { PaymentQuery } from './api/payments.ts';

/** The query from the address; what the server would refuse is left out. */
export function paymentQuery(params: ListParams): PaymentQuery {
  const state = listPayments.query.shape.state.safeParse(params.filter('state') || undefined).data;
  const view = listPayments.query.shape.view.safeParse(params.filter('view') || undefined).data;
  const search = params.filter('search').trim().slice(0, 100);
  return {
    ...(view && { view }),
    ...(state && { state }),
    ...(search && { search }),
    page: String(params.page),
  };
}
