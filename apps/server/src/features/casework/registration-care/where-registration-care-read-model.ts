import { and, sql, type SQL } from 'drizzle-orm';

import { orders, registrationCare } from '#server/db/schema/schema.ts';

import { todayAtConvention } from '../care/today-read-model.ts';
import { whereLabelled } from '../labels/labelled-records-read-model.ts';

/** Filters by how staff look after registrations. */
export interface CareFilters {
  /** Account that they are assigned to; `null` for unassigned. */
  assignedTo?: string | null | undefined;
  /** Those with a follow-up that is due, or on any day. */
  followUp?: 'due' | 'set' | undefined;
  /** Id of a label that they have. */
  label?: string | undefined;
  /** The time at which the list is read. */
  now: Date;
}

/** The registrations that match these filters. The query joins `orders`. */
export function whereCare({ assignedTo, followUp, label, now }: CareFilters): SQL | undefined {
  return and(
    assignedTo === undefined ? undefined : whereAssigned(assignedTo),
    followUp && whereFollowUp(followUp, now),
    label === undefined ? undefined : whereLabelled('REGISTRATION', orders.id, label),
  );
}

function whereAssigned(assignedTo: string | null): SQL {
  const theirs = sql`(select 1 from ${registrationCare} where ${registrationCare.orderId} = ${orders.id} and
    ${assignedTo === null ? sql`${registrationCare.assignedTo} is not null` : sql`${registrationCare.assignedTo} = ${assignedTo}`})`;
  return assignedTo === null ? sql`not exists ${theirs}` : sql`exists ${theirs}`;
}

function whereFollowUp(which: 'due' | 'set', now: Date): SQL {
  const isDue = sql`care.follow_up_on <= ${todayAtConvention(now)}`;
  return sql`exists (select 1 from ${registrationCare} care where care.order_id = ${orders.id}
    and care.follow_up_on is not null and care.follow_up_decision_id is null and ${which === 'due' ? isDue : sql`true`})`;
}

/** The day of the follow-up of an order of the query. */
export const followUpDay = sql`(select care.follow_up_on from ${registrationCare} care
  where care.order_id = ${orders.id} and care.follow_up_decision_id is null)`;
