import { addDays } from '@sangamam/contract/fields/dates/calendar-date';
import { remindersAhead, type DueReminder } from '@sangamam/contract/collection/reminders/payment-reminder';
import {
  previewDays,
  type PlannedReminder,
} from '@sangamam/contract/collection/reminders/reminder-endpoints';

import type { Context } from '#server/db/context.ts';
import { readReminderSchedule } from '#server/features/conventions/site-settings/reminder-schedule.ts';
import { presentListPage } from '#server/http/endpoints/list-page.ts';

import { lately, reminderKey } from './reminder-key.ts';
import { findReminded } from './reminder-read-model.ts';
import { dueToday } from './send-reminders.ts';
import { presentUnpaid, unpaidOrders, type UnpaidOrder } from './unpaid-orders.ts';

/**
 * A page of the mails that would be sent today and in the next 14 days if nothing changed, the earliest first, whether
 * or not the schedule is switched on. Sends nothing.
 */
export async function previewReminders(
  ctx: Context,
  {
    conventionId,
    search,
    page,
    pageSize,
  }: { conventionId?: string | undefined; search?: string | undefined; page: number; pageSize: number },
) {
  const schedule = await readReminderSchedule(ctx);
  const all = await unpaidOrders(ctx, { conventionId, search });
  const today = all.flatMap((unpaid) => {
    const due = dueToday(unpaid, schedule);
    if (!due) return [];
    const { dueDate } = unpaid.facts;
    const orderId = unpaid.row.order.id;
    const key = reminderKey(orderId, { dueDate, step: due.step });
    return [{ orderId, key, planned: plannedOf(unpaid, { ...due, day: unpaid.today }) }];
  });
  const reminded = await findReminded(ctx.db, today, lately(ctx.now()));
  const ahead = all.flatMap((unpaid) => {
    const days = { today: unpaid.today, until: addDays(unpaid.today, previewDays) };
    return remindersAhead(unpaid.facts, schedule, days).map((due) => plannedOf(unpaid, due));
  });
  const planned = [
    ...today.filter(({ orderId }) => !reminded.has(orderId)).map(({ planned }) => planned),
    ...ahead,
  ];
  const sorted = planned.toSorted((a, b) => order(a.day, b.day) || order(a.orderId, b.orderId));
  const rows = sorted.slice((page - 1) * pageSize, page * pageSize);
  return presentListPage({ rows, total: sorted.length }, pageSize, (row) => row);
}

function order(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

function plannedOf(
  { row, balance, facts }: UnpaidOrder,
  { day, step, reason }: DueReminder,
): PlannedReminder {
  return { ...presentUnpaid({ row, balance, facts }), day, step, reason };
}
