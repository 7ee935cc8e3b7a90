import type { OpenedFamily } from '@sangamam/contract/arrival/desk/desk-family';
import { familyBalanceOf } from '@sangamam/contract/ledger/balance/family-balance';
import { hasAbility } from '@sangamam/contract/staff/abilities';

import type { Context } from '#server/db/context.ts';
import { recordAudit } from '#server/features/audit/record-audit.ts';
import { recordOrderRead } from '#server/features/orders/order/record-order-read.ts';
import { balancesOfOrders } from '#server/features/orders/pricing/balance-of-order.ts';
import { needsAtDesk } from '#server/features/people/cards/needs-at-desk.ts';
import type { Actor } from '#server/http/access/actor.ts';
import { AppError } from '#server/http/errors/app-error.ts';

import { requireConvention } from './desk-conventions.ts';
import { listArrivingOrderIds, listOrdersOfFamily } from './families-read-model.ts';
import { readFamilies } from './read-families.ts';

/**
 * One family at the desk, with what the desk has to know of its needs; the amount only for readers who may see money. The audit log records that the actor read it.
 *
 * @throws ORDER_NOT_FOUND also for an add-on order
 */
export async function openFamily(ctx: Context, actor: Actor, orderId: string): Promise<OpenedFamily> {
  const [family] = await readFamilies(ctx, [orderId]);
  if (!family) throw new AppError('ORDER_NOT_FOUND');
  await recordOrderRead(ctx, actor, orderId);
  return {
    ...family,
    needs: (await needsAtDesk(ctx, [orderId])).get(orderId) ?? [],
    open: hasAbility(actor.roles, 'see-money') ? await openAmount(ctx, orderId) : null,
  };
}

/** What the family owes for the registration and its add-on orders; `null` when nothing is open. */
async function openAmount(ctx: Context, orderId: string): Promise<OpenedFamily['open']> {
  const orders = await listOrdersOfFamily(ctx.db, orderId);
  const { open } = familyBalanceOf([...(await balancesOfOrders(ctx, orders)).values()]);
  const currency = orders.find(({ id }) => id === orderId)?.currency ?? 'USD';
  return open > 0 ? { amount: open, currency } : null;
}

/** How many families are read at once: each reading looks through whole tables for what few families have. */
const familiesRead = 1_000;
/** How many of them are checked and written at once, which holds the event loop for some milliseconds. */
const familiesInPart = 100;

/**
 * Every family that may arrive, for the device of a desk, part by part. The audit log records who took it.
 *
 * @throws NOT_FOUND when there is no such convention
 */
export async function downloadRoster(ctx: Context, actor: Actor, conventionId: string) {
  await requireConvention(ctx, conventionId);
  const readAt = ctx.now().toISOString();
  const ids = await listArrivingOrderIds(ctx.db, conventionId);
  await recordAudit(ctx, {
    actorId: actor.userId,
    action: 'desk.roster-downloaded',
    entityId: conventionId,
    after: { families: ids.length },
  });
  return { head: { conventionId, readAt }, parts: readInParts(ctx, ids) };
}

async function* readInParts(ctx: Context, ids: readonly string[]) {
  for (let from = 0; from < ids.length; from += familiesRead) {
    const families = await readFamilies(ctx, ids.slice(from, from + familiesRead));
    for (let first = 0; first < families.length; first += familiesInPart)
      yield families.slice(first, first + familiesInPart);
  }
}
