import { listPayments } from '@sangamam/contract/payments/admin/payment-admin-endpoints';

import type { ListParams } from '#web/ui/data/data-table/use-list-params.ts';
import type { PaymentQuery } from './api/payments.ts';

/** The convention that the address names; nothing for all. */
export function conventionOf(params: ListParams): string | undefined {
  return listPayments.query.shape.conventionId.safeParse(params.filter('conventionId') || undefined).data;
}

/** The part of the address that names the convention, or all of them. */
export function conventionSearch(params: ListParams): string {
  const convention = params.filter('conventionId');
  return convention && `conventionId=${encodeURIComponent(convention)}`;
}

const { shape } = listPayments.query;

/** The query from the address; what the server would refuse is left out. */
export function paymentQuery(params: ListParams): PaymentQuery {
  const state = shape.state.safeParse(params.filter('state') || undefined).data;
  const method = shape.method.safeParse(params.filter('method') || undefined).data;
  const currency = shape.currency.safeParse(params.filter('currency') || undefined).data;
  const sort = shape.sort.safeParse(params.sort || undefined).data;
  const view = shape.view.safeParse(params.filter('view') || undefined).data;
  const conventionId = conventionOf(params);
  const search = params.filter('search').trim().slice(0, 100);
  return {
    ...(view && { view }),
    ...(state && { state }),
    ...(method && { method }),
    ...(currency && { currency }),
    ...(sort && { sort }),
    ...(conventionId && { conventionId }),
    ...(search && { search }),
    page: String(params.page),
  };
}
