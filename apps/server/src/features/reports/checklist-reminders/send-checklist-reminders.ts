import { addDays } from '@sangamam/contract/fields/dates/calendar-date';

import { inTransaction, type Context } from '#server/db/context.ts';
import { recordAudit } from '#server/features/audit/record-audit.ts';
import { lockOrder } from '#server/features/orders/order/require-own-order.ts';
import { remindEach, type RemindedOrders } from '#server/features/orders/reminders/remind-each.ts';
import { systemActor } from '#server/http/access/actor.ts';

import { openRegistrations } from '../readiness/open-registrations.ts';
import { mailChecklist } from './checklist-reminder-mail.ts';
import { listRemindingConventions } from './checklist-reminder-read-model.ts';
import { planReminders, type PlannedMail } from './plan-reminders.ts';

const actor = systemActor('checklist reminders');

/**
 * Queues the mails about checklists that are due today, at most one a week per registration, however often this runs.
 * Each registration is decided again under its lock, in a transaction of its own.
 */
export async function sendChecklistReminders(ctx: Context): Promise<RemindedOrders> {
  const due: string[] = [];
  // A day less than today anywhere: whether a convention has begun is decided in its own time zone.
  const startsFrom = addDays(ctx.now().toISOString().slice(0, 10), -1);
  for (const conventionId of await listRemindingConventions(ctx.db, startsFrom)) {
    const ids = await openRegistrations(ctx, { topic: 'ANY', actor: 'FAMILY', conventionId });
    const planned = await planReminders(ctx, ids);
    due.push(...planned.filter(isDue).map(({ row }) => row.order.id));
  }
  return remindEach(due, (orderId) => remind(ctx, orderId));
}

/** False within a week of the last mail, and while the convention has them switched off. */
function isDue({ row, next, today }: PlannedMail): boolean {
  return row.enabled && next.day === today;
}

function remind(ctx: Context, orderId: string): Promise<boolean> {
  return inTransaction(ctx, async (ctx) => {
    await lockOrder(ctx, orderId);
    const [planned] = await planReminders(ctx, [orderId]);
    if (!planned || !isDue(planned)) return false;
    const { row, next } = planned;
    await mailChecklist(ctx, row.order, next);
    await recordAudit(ctx, {
      actor,
      action: 'order.checklist-reminded',
      entityId: orderId,
      after: { topics: next.items.map(({ topic }) => topic) },
    });
    return true;
  });
}
