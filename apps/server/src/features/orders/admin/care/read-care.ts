import { calendarDateIn } from '@sangamam/contract/fields/dates/calendar-date';
import type { RegistrationCare } from '@sangamam/contract/orders/admin/care/registration-care';

import type { Context } from '#server/db/context.ts';

import { listCare } from './care-read-model.ts';
import { daysBetween, followUpIn } from './follow-up-facts.ts';
import { listAssignees } from './list-assignees.ts';

/** Of an order that nobody looks after yet. */
export const noCare: RegistrationCare = { assignedTo: null, followUp: null };

/** How staff look after each of these orders. */
export async function readCare(
  ctx: Context,
  orderIds: readonly string[],
): Promise<(orderId: string) => RegistrationCare> {
  const rows = orderIds.length === 0 ? [] : await listCare(ctx.db, orderIds);
  const isAssigned = rows.some(({ care }) => care.assignedTo !== null);
  const assignees = isAssigned ? await listAssignees(ctx) : [];
  const cares = new Map(
    rows.map(({ care, timeZone }) => [
      care.orderId,
      {
        assignedTo: assignees.find(({ _id }) => _id === care.assignedTo) ?? null,
        followUp: withDaysLate(followUpIn(care), calendarDateIn(timeZone, ctx.now())),
      },
    ]),
  );
  return (orderId) => cares.get(orderId) ?? noCare;
}

function withDaysLate(followUp: ReturnType<typeof followUpIn>, today: string): RegistrationCare['followUp'] {
  if (!followUp) return null;
  return { ...followUp, daysLate: followUp.on > today ? null : daysBetween(followUp.on, today) };
}
