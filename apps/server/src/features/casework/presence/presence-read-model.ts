import type { StaffRole } from '@sangamam/contract/accounts/roles';
import type { RecordKind } from '@sangamam/contract/casework/presence/presence';
import { and, asc, eq, exists, gt, inArray, isNull, ne, or, sql } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import {
  consents,
  contactMessages,
  orders,
  payments,
  people,
  presence,
  sessions,
  staffRoles,
  users,
} from '#server/db/schema/schema.ts';

const tables = {
  REGISTRATION: orders,
  PAYMENT: payments,
  CONSENT: consents,
  MESSAGE: contactMessages,
  PERSON: users,
} as const;

/** Whether there is a record of a kind with this id. */
export async function recordExists(db: Executor, kind: RecordKind, recordId: string): Promise<boolean> {
  const table = tables[kind];
  const rows = await db
    .select({ id: table.id })
    .from(table as typeof orders)
    .where(eq(table.id, recordId));
  return rows.length > 0;
}

/** Whom to look for: colleagues of one account who have one of these roles `now`, seen after `since`. */
export interface ColleagueFilter {
  kind: RecordKind;
  recordId?: string;
  exceptUserId: string;
  roles: readonly StaffRole[];
  now: Date;
  since: Date;
}

/** Who has records of a kind open, each once a record, by name; nobody whose duty has ended or who is suspended. */
export async function listPresenceRows(
  db: Executor,
  { kind, recordId, exceptUserId, roles, now, since }: ColleagueFilter,
) {
  const hasRole = db
    .select({ one: sql`1` })
    .from(staffRoles)
    .where(
      and(
        eq(staffRoles.userId, users.id),
        inArray(staffRoles.role, [...roles]),
        or(isNull(staffRoles.endsAt), gt(staffRoles.endsAt, now)),
      ),
    );
  return db
    .selectDistinct({
      recordId: presence.recordId,
      userId: users.id,
      firstName: people.firstName,
      lastName: people.lastName,
    })
    .from(presence)
    .innerJoin(sessions, eq(sessions.id, presence.sessionId))
    .innerJoin(users, eq(users.id, sessions.userId))
    .innerJoin(people, eq(people.id, users.personId))
    .where(
      and(
        eq(presence.kind, kind),
        recordId === undefined ? undefined : eq(presence.recordId, recordId),
        gt(presence.seenAt, since),
        ne(users.id, exceptUserId),
        eq(users.type, 'STAFF'),
        isNull(users.suspendedAt),
        isNull(users.closedAt),
        exists(hasRole),
      ),
    )
    .orderBy(asc(people.firstName), asc(people.lastName), asc(users.id), asc(presence.recordId))
    .limit(500);
}
