import { addDays } from '@sangamam/contract/fields/dates/calendar-date';
import { noReminderReasonOf } from '@sangamam/contract/collection/reminders/payment-reminder';
import { previewDays } from '@sangamam/contract/collection/reminders/reminder-endpoints';

import type { Context } from '#server/db/context.ts';
import { readReminderSchedule } from '#server/features/conventions/site-settings/reminder-schedule.ts';
import { presentListPage } from '#server/http/endpoints/list-page.ts';

import { lately, reminderKey } from './reminder-key.ts';
import { findReminded } from './reminder-read-model.ts';
import { dueToday } from './send-reminders.ts';
import { presentUnpaid, unpaidOrders, type UnpaidOrder } from './unpaid-orders.ts';

/**
 * A page of the families that owe something and would get no reminder today or in the next 14 days, the longest due
 * first, whether or not the schedule is switched on. Together with the preview of
 * the same convention it has every open balance there, unless it is searched.
 */
export async function listUnreminded(
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
  const dueOf = (unpaid: UnpaidOrder) => {
    const due = dueToday(unpaid, schedule);
    const { dueDate } = unpaid.facts;
    const orderId = unpaid.row.order.id;
    return due ? [{ orderId, key: reminderKey(orderId, { dueDate, step: due.step }) }] : [];
  };
  const reminded = await findReminded(ctx.db, all.flatMap(dueOf), lately(ctx.now()));
  const unreminded = all.flatMap((unpaid) => {
    const { facts, today } = unpaid;
    const sentToday = reminded.has(unpaid.row.order.id);
    const until = addDays(today, previewDays);
    const found = noReminderReasonOf(facts, schedule, { today, until, sentToday });
    return found === null ? [] : [{ ...presentUnpaid(unpaid), ...found }];
  });
  const sorted = unreminded.toSorted((a, b) => (a.dueDate < b.dueDate ? -1 : 1));
  const rows = sorted.slice((page - 1) * pageSize, page * pageSize);
  return presentListPage({ rows, total: sorted.length }, pageSize, (row) => row);
}
