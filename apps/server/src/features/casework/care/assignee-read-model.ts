import { and, asc, eq, exists, gt, inArray, isNull, or, sql } from 'drizzle-orm';
import type { StaffRole } from '@sangamam/contract/accounts/roles';
import type { CareKind } from '@sangamam/contract/casework/care/cared-records';

import type { Executor } from '#server/db/executor.ts';
import {
  contactMessages,
  paymentCare,
  personCare,
  people,
  registrationCare,
  staffRoles,
  users,
} from '#server/db/schema/schema.ts';

/** What has the assignee of the records of a kind. */
const tables = {
  REGISTRATION: registrationCare,
  PAYMENT: paymentCare,
  MESSAGE: contactMessages,
  PERSON: personCare,
} as const;

/** Staff with one of these roles now, and others to whom records of a kind are assigned, by name. */
export async function listAssigneeRows(
  db: Executor,
  kind: CareKind,
  { roles, now }: { roles: readonly StaffRole[]; now: Date },
) {
  const table = tables[kind];
  const onDuty = and(
    isNull(users.suspendedAt),
    exists(
      db
        .select({ one: sql`1` })
        .from(staffRoles)
        .where(
          and(
            eq(staffRoles.userId, users.id),
            inArray(staffRoles.role, [...roles]),
            or(isNull(staffRoles.endsAt), gt(staffRoles.endsAt, now)),
          ),
        ),
    ),
  );
  const hasSome = exists(
    db
      .select({ one: sql`1` })
      .from(table as typeof registrationCare)
      .where(eq(table.assignedTo, users.id)),
  );
  return (
    db
      .select({
        id: users.id,
        firstName: people.firstName,
        lastName: people.lastName,
        isOnDuty: sql<boolean>`coalesce(${onDuty}, false)`,
      })
      .from(users)
      .innerJoin(people, eq(people.id, users.personId))
      // Nobody else decides, and they are few among all accounts.
      .where(and(eq(users.type, 'STAFF'), or(onDuty, hasSome)))
      .orderBy(asc(people.firstName), asc(people.lastName), asc(users.id))
  );
}

/** The names of accounts, for the history. */
export async function listNames(db: Executor, userIds: readonly string[]) {
  return db
    .select({ id: users.id, firstName: people.firstName, lastName: people.lastName })
    .from(users)
    .innerJoin(people, eq(people.id, users.personId))
    .where(inArray(users.id, [...userIds]));
}
