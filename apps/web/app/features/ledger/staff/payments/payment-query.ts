import { listPayments } from '@sangamam/contract/ledger/payments/payment-admin-endpoints';
import { paymentFiltersInAddress } from '@sangamam/contract/ledger/payments/payment-filters';

import type { ListParams } from '#web/ui/data/data-table/use-list-params.ts';

import type { PaymentQuery } from './api.ts';

/** The convention that the address names; nothing for all. */
export function conventionOf(params: ListParams): string | undefined {
  return listPayments.query.shape.conventionId.safeParse(params.filter('conventionId') || undefined).data;
}

/** The part of the address that names the convention, or all of them. */
export function conventionSearch(params: ListParams): string {
  const convention = params.filter('conventionId');
  return convention && `conventionId=${encodeURIComponent(convention)}`;
}

/** The query from the address; what the server would refuse is left out. */
export function paymentQuery(params: ListParams): PaymentQuery {
  const sort = listPayments.query.shape.sort.safeParse(params.sort || undefined).data;
  return {
    ...paymentFiltersInAddress((name) => params.filter(name)),
    ...(sort && { sort }),
    page: String(params.page),
  };
}
