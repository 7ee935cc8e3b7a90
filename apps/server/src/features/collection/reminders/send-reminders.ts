import { reminderDueOn, type DueReminder } from '@sangamam/contract/collection/reminders/payment-reminder';
import type { ReminderSchedule } from '@sangamam/contract/collection/reminders/reminder-schedule';

import { inTransaction, type Context } from '#server/db/context.ts';
import { recordAudit } from '#server/features/audit/record-audit.ts';
import { lockOrder } from '#server/features/orders/order/require-own-order.ts';
import { remindEach, type RemindedOrders } from '#server/features/orders/reminders/remind-each.ts';
import { readReminderSchedule } from '#server/features/conventions/site-settings/reminder-schedule.ts';
import { systemActor } from '#server/http/access/actor.ts';

import { mailPaymentReminder } from '../mails/payment-reminder-mail.ts';
import { lately, reminderKey } from './reminder-key.ts';
import { findReminded } from './reminder-read-model.ts';
import { unpaidOrders, type UnpaidOrder } from './unpaid-orders.ts';

const actor = systemActor('payment reminders');

/**
 * Queues the reminders that are due today, each once per order, due date and step, however often this runs. Each order
 * is decided again under its lock, in a transaction of its own; a failure does not affect other orders.
 */
export async function sendPaymentReminders(ctx: Context): Promise<RemindedOrders> {
  const schedule = await readReminderSchedule(ctx);
  if (!schedule.enabled) return { sent: 0, failures: [] };
  const due = (await unpaidOrders(ctx)).filter((unpaid) => dueToday(unpaid, schedule) !== undefined);
  return remindEach(
    due.map(({ row }) => row.order.id),
    (orderId) => remind(ctx, orderId, schedule),
  );
}

/** The reminder of an order that is due today; undefined without one. */
export function dueToday(
  { facts, today }: Pick<UnpaidOrder, 'facts' | 'today'>,
  schedule: ReminderSchedule,
): DueReminder | undefined {
  const due = reminderDueOn(facts, schedule, today);
  return 'refusal' in due ? undefined : due;
}

function remind(ctx: Context, orderId: string, schedule: ReminderSchedule): Promise<boolean> {
  return inTransaction(ctx, async (ctx) => {
    await lockOrder(ctx, orderId);
    const [unpaid] = await unpaidOrders(ctx, { orderId });
    const due = unpaid && dueToday(unpaid, schedule);
    if (!due) return false;
    const { dueDate } = unpaid.facts;
    const key = reminderKey(orderId, { dueDate, step: due.step });
    if ((await findReminded(ctx.db, [{ orderId, key }], lately(ctx.now()))).has(orderId)) return false;
    const { order } = unpaid.row;
    await mailPaymentReminder(ctx, order, {
      balance: unpaid.balance,
      reminder: { ...due, dueDate, isLate: unpaid.today > dueDate },
    });
    await recordAudit(ctx, {
      actor,
      action: 'order.payment-reminded',
      entityId: orderId,
      after: { dueDate, step: due.step, reason: due.reason, open: unpaid.balance.open },
    });
    return true;
  });
}
