import type { Balance } from '@sangamam/contract/ledger/balance/balance';
import type { LineItem } from '@sangamam/contract/orders/pricing/addon-lines';
import { netOf } from '@sangamam/contract/orders/pricing/adjustment-line';
import { priceIn } from '@sangamam/contract/orders/pricing/price-list';

import type { Context } from '#server/db/context.ts';
import { recordAudit } from '#server/features/audit/record-audit.ts';
import type { Actor } from '#server/http/access/actor.ts';

import { confirmWhenDue } from '../decisions/confirm-when-due.ts';
import { mailConfirmed } from '../mails/confirmed-mail.ts';
import { mailPriceChanged } from '../mails/price-changed-mail.ts';
import { factsOf, isAddonOrder, type OrderRow } from '../order/order-facts.ts';
import { findOrder, updateOrder, type OrderChange } from '../order/order-repository.ts';
import { lockOrder } from '../order/require-own-order.ts';
import { appendLines, listSubmittedLines } from '../selection/order-lines-repository.ts';

/** A line that staff add to a submitted order. */
interface AddedLine {
  orderId: string;
  item: LineItem;
  /** Why, as the family reads it. */
  reason: string;
  /** What the family owes afterwards. */
  after: Balance;
}

/**
 * Appends a line to a submitted order, whose net price follows, and mails the family. Confirms the order when nothing is
 * left to pay. Call it under the order's lock, with the open payment priced already.
 */
export async function addPriceLine(
  ctx: Context,
  actor: Actor,
  { orderId, item, reason, after }: AddedLine,
): Promise<OrderRow> {
  const order = await lockOrder(ctx, orderId);
  await appendLines(ctx.db, order.id, [item]);
  const net = netOf(await listSubmittedLines(ctx.db, order.id));
  const changed = await updateOrder(ctx.db, order.id, {
    netPrice: net.usd,
    cadNetPrice: net.cad,
    updatedAt: ctx.now(),
    ...(await statusOfPricedAddons(ctx, order, priceIn(order.currency ?? 'USD', net))),
  });
  await recordAudit(ctx, {
    actor,
    action: item.kind === 'REMOVAL' ? 'order.adjustment-removed' : 'order.adjusted',
    entityId: order.id,
    before: { total: factsOf(order).net },
    after: {
      total: factsOf(changed).net,
      kind: item.kind,
      title: item.title,
      amount: priceIn(order.currency ?? 'USD', item.unit),
    },
    reason,
  });
  const { order: settled, newlyConfirmed } = await confirmWhenDue(ctx, changed);
  await mailPriceChanged(ctx, settled, { item, balance: after });
  if (newlyConfirmed) await mailConfirmed(ctx, settled);
  return settled;
}

/** A free add-on order that gets a price has the registration status of its registration from then on (DECISIONS §4). */
async function statusOfPricedAddons(ctx: Context, order: OrderRow, net: number): Promise<OrderChange> {
  if (!isAddonOrder(order) || net === 0 || factsOf(order).net > 0) return {};
  const registration = await findOrder(ctx.db, order.parentOrderId);
  return registration?.registrationStatus ? { registrationStatus: registration.registrationStatus } : {};
}
