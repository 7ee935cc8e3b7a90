import { addDays, calendarDateIn } from '@sangamam/contract/fields/dates/calendar-date';

import { inTransaction, type Context } from '#server/db/context.ts';
import { systemActor } from '#server/http/access/actor.ts';
import { readRegistrationSettings } from '#server/features/conventions/site-settings/read-registration-settings.ts';
import { findConvention } from '#server/features/conventions/find-convention.ts';
import { isRegistrationOpen } from '#server/features/conventions/registration-open.ts';
import { recordAudit } from '#server/features/audit/record-audit.ts';

import { listOrdersToExpire, listOrdersToRemind } from './abandoned-order-repository.ts';
import { cancelLocked } from '../decisions/decide-registration.ts';
import { mailReminder } from '../mails/reminder-mail.ts';
import { isAddonOrder } from '../order/order-facts.ts';
import { updateOrder, type OrderRow } from '../order/order-repository.ts';
import { lockOrder } from '../order/require-own-order.ts';

/** An order that could not be handled this time, and why. */
interface Failure {
  orderId: string;
  error: unknown;
}

const day = 24 * 60 * 60_000;

const reminders = systemActor('reminders and expiry');

/**
 * Reminds families of unfinished orders, once after each change, and cancels orders that stay unfinished; the delays
 * are settings. No registration expires without a reminder that many days before. Each order is handled in a
 * transaction of its own, which checks it again; a failure does not affect other orders.
 */
export async function remindAndExpireOrders(
  ctx: Context,
): Promise<{ reminded: number; expired: number; failures: Failure[] }> {
  const { remindAfterDays, expireAfterDays } = await readRegistrationSettings(ctx);
  const now = ctx.now().getTime();
  const grace = (expireAfterDays - remindAfterDays) * day;
  const quietSince = new Date(now - remindAfterDays * day);
  const deadSince = { before: new Date(now - expireAfterDays * day), remindedBefore: new Date(now - grace) };

  const failures: Failure[] = [];
  const attempt = (orderId: string, work: () => Promise<boolean>) =>
    work().catch((error: unknown) => {
      failures.push({ orderId, error });
      return false;
    });

  let expired = 0;
  for (const id of await listOrdersToExpire(ctx.db, deadSince)) {
    const expire = async (ctx: Context, order: OrderRow) => {
      await cancelLocked(ctx, reminders, order, `It was not finished within ${expireAfterDays} days.`);
      return true;
    };
    const isDone = await attempt(id, () => withUnfinished(ctx, id, deadSince.before, expire));
    if (isDone) expired += 1;
  }
  let reminded = 0;
  for (const id of await listOrdersToRemind(ctx.db, quietSince)) {
    const work = (ctx: Context, order: OrderRow) => remind(ctx, order, grace);
    const isDone = await attempt(id, () => withUnfinished(ctx, id, quietSince, work));
    if (isDone) reminded += 1;
  }
  return { reminded, expired, failures };
}

/** The same order under its lock, unless the family has changed it in the meantime. */
function withUnfinished(
  ctx: Context,
  orderId: string,
  quietSince: Date,
  work: (ctx: Context, order: OrderRow) => Promise<boolean>,
): Promise<boolean> {
  return inTransaction(ctx, async (ctx) => {
    const order = await lockOrder(ctx, orderId);
    if (order.submittedAt !== null || order.cancelledAt !== null || order.updatedAt > quietSince)
      return false;
    return work(ctx, order);
  });
}

async function remind(ctx: Context, order: OrderRow, grace: number): Promise<boolean> {
  const alreadyReminded = order.remindedAt !== null && order.remindedAt >= order.updatedAt;
  if (alreadyReminded) return false;
  const convention = await findConvention(ctx, order.conventionId);
  // Nothing can be finished any more: it expires without a reminder.
  const canFinish = convention && (isAddonOrder(order) || isRegistrationOpen(convention, ctx.now()));
  await updateOrder(ctx.db, order.id, { remindedAt: ctx.now() });
  await recordAudit(ctx, {
    actor: reminders,
    action: 'order.reminded',
    entityId: order.id,
    after: { mailed: canFinish === true },
  });
  if (!canFinish) return false;
  const today = calendarDateIn(convention.timeZone, ctx.now());
  await mailReminder(ctx, order, addDays(today, Math.round(grace / day)));
  return true;
}
