import type { RegistrationDetail } from '@sangamam/contract/orders/registrations/registration-admin-endpoints';
import { familyBalanceOf } from '@sangamam/contract/ledger/balance/family-balance';

import type { Context } from '#server/db/context.ts';

import { listAddonOrders } from '../order/addon-order-repository.ts';
import { statusOf, type OrderRow } from '../order/order-facts.ts';
import { balancesOfOrders } from '../pricing/balance-of-order.ts';
import { linesOfOrder } from '../pricing/lines-of-order.ts';

type AddonOrder = RegistrationDetail['addonOrders'][number];

/**
 * The add-on orders of a registration, the oldest first, and what its family owes for all of it; no amounts for readers
 * who may not see `money`. An add-on order has the family's balance too, but lists no other orders.
 */
export async function readFamilyOrders(
  ctx: Context,
  order: OrderRow,
  { parent, money }: { parent: OrderRow | undefined; money: boolean },
): Promise<Pick<RegistrationDetail, 'parent' | 'addonOrders' | 'familyBalance'>> {
  const registration = parent ?? order;
  const addonOrders = await listAddonOrders(ctx.db, registration.id);
  const balances = money ? await balancesOfOrders(ctx, [registration, ...addonOrders]) : undefined;
  const present = async (one: OrderRow): Promise<AddonOrder> => ({
    _id: one.id,
    tmpConvRegNo: one.tempNumber,
    status: statusOf(one),
    registrationStatus: one.registrationStatus,
    paymentStatus: one.paymentStatus,
    lines: money ? await linesOfOrder(ctx, one) : [],
    specialRequest: one.specialRequest,
    balance: one.submittedAt === null ? null : (balances?.get(one.id) ?? null),
  });
  return {
    parent: parent ? { _id: parent.id, number: parent.permNumber ?? parent.tempNumber } : null,
    addonOrders: parent ? [] : await Promise.all(addonOrders.map(present)),
    familyBalance: balances && addonOrders.length > 0 ? familyBalanceOf([...balances.values()]) : null,
  };
}
