import { and, isNull, sql, type SQL } from 'drizzle-orm';

import { personCare, users } from '#server/db/schema/schema.ts';
import { todayAtLatestConvention } from '#server/features/casework/care/today-read-model.ts';

/** The accounts of the query that are assigned to this account; `null` for those that are unassigned. */
export function whereAssigned(assignedTo: string | null | undefined): SQL | undefined {
  if (assignedTo === undefined) return undefined;
  const assigned = sql`select ${personCare.userId} from ${personCare} where`;
  return assignedTo === null
    ? sql`${users.id} not in (${assigned} ${personCare.assignedTo} is not null)`
    : sql`${users.id} in (${assigned} ${personCare.assignedTo} = ${assignedTo})`;
}

/** The open accounts of the query with a follow-up that is due, or on any day. */
export function whereFollowUp(which: 'due' | 'set', now: Date): SQL | undefined {
  const isDue =
    which === 'due' ? sql`and ${personCare.followUpOn} <= ${todayAtLatestConvention(now)}` : sql``;
  return and(
    isNull(users.closedAt),
    sql`${users.id} in (select ${personCare.userId} from ${personCare}
      where ${personCare.followUpOn} is not null ${isDue})`,
  );
}
