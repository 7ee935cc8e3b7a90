import type { UnreportedRow } from '@sangamam/contract/ledger/unreported/unreported-endpoints';
import { fullName } from '@sangamam/contract/fields/full-name';

import type { Context } from '#server/db/context.ts';
import { isAddonOrder } from '#server/features/orders/order/order-facts.ts';
import { presentListPage } from '#server/http/endpoints/list-page.ts';

import { listUnreportedRows, type UnreportedOrderRow } from './unreported-read-model.ts';

/** A page of the registrations and add-on orders of which no payment is reported. */
export async function listUnreported(
  ctx: Context,
  query: { search?: string | undefined; conventionId?: string | undefined; page: number; pageSize: number },
) {
  return presentListPage(await listUnreportedRows(ctx.db, query), query.pageSize, present);
}

function present({
  order,
  currency,
  amount,
  email,
  conventionName,
  ...person
}: UnreportedOrderRow): UnreportedRow {
  return {
    orderId: order.id,
    tmpConvRegNo: order.tempNumber,
    permConvRegNo: order.permNumber,
    registrantName: fullName(person),
    email,
    conventionName,
    isAddonOrder: isAddonOrder(order),
    currency,
    amount,
    registrationStatus: order.registrationStatus,
    submittedAt: (order.submittedAt ?? order.createdAt).toISOString(),
  };
}
