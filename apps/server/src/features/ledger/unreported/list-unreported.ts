import type { UnreportedRow } from '@sangamam/contract/ledger/unreported/unreported-endpoints';
import { fullName } from '@sangamam/contract/fields/full-name';

import type { Context } from '#server/db/context.ts';
import type { QueryOf } from '#server/db/lists/define-list.ts';
import { isAddonOrder } from '#server/features/orders/order/order-facts.ts';
import { presentListPage } from '#server/http/endpoints/list-page.ts';

import { unreportedList, type UnreportedOrderRow } from './unreported-read-model.ts';

/** A page of the registrations and add-on orders of which no payment is reported. */
export async function listUnreported(ctx: Context, query: QueryOf<typeof unreportedList>) {
  return presentListPage(await unreportedList.page(ctx.db, query), query.pageSize, present);
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
