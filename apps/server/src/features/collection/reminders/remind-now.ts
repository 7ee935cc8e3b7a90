import {
  reminderReason,
  type ReminderReason,
} from '@sangamam/contract/collection/reminders/payment-reminder';
import type { NotRemindedReason, RemindedNow } from '@sangamam/contract/collection/reminders/remind-now';

import { inTransaction, type Context } from '#server/db/context.ts';
import { recordAudit } from '#server/features/audit/record-audit.ts';
import { lockOrder } from '#server/features/orders/order/require-own-order.ts';
import type { Actor } from '#server/http/access/actor.ts';

import { mailPaymentReminder } from '../mails/payment-reminder-mail.ts';
import { lately, stepByHand } from './reminder-key.ts';
import { wasRemindedSince } from './reminder-read-model.ts';
import { unpaidOrders, type UnpaidOrder } from './unpaid-orders.ts';

/**
 * Reminds families of what is open at the treasurer's wish, each in a transaction under the lock of its order; in a dry
 * run, answers what that would do. An order of which a reminder was queued lately gets none, so that a repeated call
 * sends nothing.
 *
 * @throws ORDER_NOT_FOUND
 */
export async function remindNow(
  ctx: Context,
  actor: Actor,
  { orderIds, dryRun }: { orderIds: readonly string[]; dryRun: boolean },
): Promise<RemindedNow[]> {
  const results: RemindedNow[] = [];
  for (const orderId of new Set(orderIds))
    results.push(await inTransaction(ctx, (ctx) => remind(ctx, actor, orderId, { dryRun })));
  return results;
}

async function remind(
  ctx: Context,
  actor: Actor,
  orderId: string,
  { dryRun }: { dryRun: boolean },
): Promise<RemindedNow> {
  if (!dryRun) await lockOrder(ctx, orderId);
  const [found] = await unpaidOrders(ctx, { orderIds: [orderId] });
  const email = found?.row.email ?? null;
  const answer = await whetherReminded(ctx, found);
  if ('refusal' in answer) return { orderId, email, reason: null, refusal: answer.refusal, isSent: false };
  if (!dryRun) await send(ctx, actor, answer);
  return { orderId, email, reason: answer.reason, refusal: null, isSent: !dryRun };
}

interface Reminded {
  reason: ReminderReason;
  unpaid: UnpaidOrder;
}

async function send(ctx: Context, actor: Actor, { reason, unpaid }: Reminded): Promise<void> {
  const { row, balance, facts, today } = unpaid;
  const { dueDate } = facts;
  const reminder = { reason, step: stepByHand(today), dueDate, isLate: today > dueDate };
  await mailPaymentReminder(ctx, row.order, { balance, reminder });
  await recordAudit(ctx, {
    actor,
    action: 'order.payment-reminded',
    entityId: row.order.id,
    after: { dueDate, reason, open: balance.open },
  });
}

async function whetherReminded(
  ctx: Context,
  unpaid: UnpaidOrder | undefined,
): Promise<Reminded | { refusal: NotRemindedReason }> {
  if (unpaid === undefined) return { refusal: 'NOTHING_OPEN' };
  const answer = reminderReason(unpaid.facts);
  if ('refusal' in answer) return answer;
  if (unpaid.today > unpaid.facts.conventionEnds) return { refusal: 'CONVENTION_OVER' };
  if (await wasRemindedSince(ctx.db, unpaid.row.order.id, lately(ctx.now())))
    return { refusal: 'REMINDED_LATELY' };
  return { ...answer, unpaid };
}
