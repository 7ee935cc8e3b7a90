import { sql, type SQL } from 'drizzle-orm';

import { orders, registrationCare } from '#server/db/schema/schema.ts';

/** Filters by how staff look after registrations. */
export interface CareFilters {
  /** Account that they are assigned to; `null` for unassigned. */
  assignedTo?: string | null | undefined;
}

/** The registrations that match these filters. */
export function whereCare({ assignedTo }: CareFilters): SQL | undefined {
  if (assignedTo === undefined) return undefined;
  const theirs = sql`(select 1 from ${registrationCare} where ${registrationCare.orderId} = ${orders.id} and
    ${assignedTo === null ? sql`${registrationCare.assignedTo} is not null` : sql`${registrationCare.assignedTo} = ${assignedTo}`})`;
  return assignedTo === null ? sql`not exists ${theirs}` : sql`exists ${theirs}`;
}
