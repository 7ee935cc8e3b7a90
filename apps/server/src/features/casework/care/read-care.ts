import { calendarDateIn } from '@sangamam/contract/fields/dates/calendar-date';
import type { RegistrationCare } from '@sangamam/contract/casework/care/registration-care';

import type { Context } from '#server/db/context.ts';

import { listOrderLabels } from '../labels/label-repository.ts';
import { listCare } from './care-read-model.ts';
import { daysBetween, followUpIn } from './follow-up-facts.ts';
import { listAssignees } from './list-assignees.ts';

/** Of an order that nobody looks after yet. */
export const noCare: RegistrationCare = { assignedTo: null, labels: [], followUp: null };

/** How staff look after each of these orders. */
export async function readCare(
  ctx: Context,
  orderIds: readonly string[],
): Promise<(orderId: string) => RegistrationCare> {
  if (orderIds.length === 0) return () => noCare;
  const rows = await listCare(ctx.db, orderIds);
  const labels = Map.groupBy(await listOrderLabels(ctx.db, orderIds), ({ orderId }) => orderId);
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
  return (orderId) => ({
    ...(cares.get(orderId) ?? noCare),
    labels: (labels.get(orderId) ?? []).map(({ _id, name, color }) => ({ _id, name, color })),
  });
}

function withDaysLate(followUp: ReturnType<typeof followUpIn>, today: string): RegistrationCare['followUp'] {
  if (!followUp) return null;
  return { ...followUp, daysLate: followUp.on > today ? null : daysBetween(followUp.on, today) };
}
