import { reminderDueOn, type DueReminder } from '@sangamam/contract/collection/reminders/payment-reminder';
import type { ReminderSchedule } from '@sangamam/contract/collection/reminders/reminder-schedule';

import { inTransaction, type Context } from '#server/db/context.ts';
import { recordAudits } from '#server/features/audit/record-audit.ts';
import { queueMails, type QueuedMail } from '#server/features/mail/outbox/queue-mail.ts';
import { forMailsAbout } from '#server/features/orders/mails/order-mail.ts';
import { lockOrders } from '#server/features/orders/order/lock-orders.ts';
import { remindEach, type RemindedOrders } from '#server/features/orders/reminders/remind-each.ts';
import { readReminderSchedule } from '#server/features/conventions/site-settings/reminder-schedule.ts';
import { createSlicer } from '#server/adapters/threads/slicer.ts';
import { systemActor } from '#server/http/access/actor.ts';

import { composePaymentReminder } from '../mails/payment-reminder-mail.ts';
import { lately, reminderKey } from './reminder-key.ts';
import { findReminded } from './reminder-read-model.ts';
import { eachUnpaidPage, unpaidOrders, type UnpaidOrder } from './unpaid-orders.ts';

const actor = systemActor('payment reminders');

/** How many orders are reminded in one transaction. Their families wait for it when they change something meanwhile. */
const ordersAtOnce = 100;

/**
 * Queues the reminders that are due today, each once per order, due date and step, however often this runs. Orders are decided
 * again under their locks, a hundred in a transaction; where one of them fails, each in a transaction of its own, so that a
 * failure does not affect other orders.
 */
export async function sendPaymentReminders(ctx: Context): Promise<RemindedOrders> {
  const schedule = await readReminderSchedule(ctx);
  if (!schedule.enabled) return { sent: 0, failures: [] };
  const due: string[] = [];
  await eachUnpaidPage(ctx, async (ctx, page) => {
    for (const { row } of await notReminded(ctx, page, schedule)) due.push(row.order.id);
  });
  const done: RemindedOrders = { sent: 0, failures: [] };
  for (let from = 0; from < due.length; from += ordersAtOnce) {
    const orderIds = due.slice(from, from + ordersAtOnce);
    const { sent, failures } = await remindTogether(ctx, orderIds, schedule);
    done.sent += sent;
    done.failures.push(...failures);
  }
  return done;
}

async function remindTogether(
  ctx: Context,
  orderIds: readonly string[],
  schedule: ReminderSchedule,
): Promise<RemindedOrders> {
  try {
    return { sent: await remind(ctx, orderIds, schedule), failures: [] };
  } catch {
    return remindEach(orderIds, async (orderId) => (await remind(ctx, [orderId], schedule)) === 1);
  }
}

/** The reminder of an order that is due today; undefined without one. */
export function dueToday(
  { facts, today }: Pick<UnpaidOrder, 'facts' | 'today'>,
  schedule: ReminderSchedule,
): DueReminder | undefined {
  const due = reminderDueOn(facts, schedule, today);
  return 'refusal' in due ? undefined : due;
}

/** An order whose reminder is due today and not queued yet. */
interface DueOrder extends UnpaidOrder {
  due: DueReminder;
}

async function notReminded(
  ctx: Context,
  unpaid: readonly UnpaidOrder[],
  schedule: ReminderSchedule,
): Promise<DueOrder[]> {
  const orders = unpaid.flatMap((one): DueOrder[] => {
    const due = dueToday(one, schedule);
    return due ? [{ ...one, due }] : [];
  });
  if (orders.length === 0) return [];
  const keyed = orders.map(({ row, facts: { dueDate }, due: { step } }) => {
    const orderId = row.order.id;
    return { orderId, key: reminderKey(orderId, { dueDate, step }) };
  });
  const reminded = await findReminded(ctx.db, keyed, lately(ctx.now()));
  return orders.filter(({ row }) => !reminded.has(row.order.id));
}

/** Queues the reminders of these orders that are still due under their locks. Answers how many. */
function remind(ctx: Context, orderIds: readonly string[], schedule: ReminderSchedule): Promise<number> {
  return inTransaction(ctx, async (ctx) => {
    await lockOrders(ctx, orderIds);
    const orders = await notReminded(ctx, await unpaidOrders(ctx, { orderIds }), schedule);
    const writing = await forMailsAbout(
      ctx,
      orders.map(({ row }) => row.order.id),
    );
    const pause = createSlicer();
    const mails: QueuedMail[] = [];
    for (const { row, balance, facts, due, today } of orders) {
      const reminder = { ...due, dueDate: facts.dueDate, isLate: today > facts.dueDate };
      const mail = await composePaymentReminder(writing, row.order, { balance, reminder });
      if (mail) mails.push(mail);
      await pause();
    }
    await queueMails(ctx, mails);
    await recordAudits(
      ctx,
      orders.map(({ row, balance, facts, due: { step, reason } }) => ({
        actor,
        action: 'order.payment-reminded',
        entityId: row.order.id,
        after: { dueDate: facts.dueDate, step, reason, open: balance.open },
      })),
    );
    return orders.length;
  });
}
