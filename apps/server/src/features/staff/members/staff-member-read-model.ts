import { and, asc, eq, exists, gt, inArray, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import { people, secondFactors, staffRoles, users } from '#server/db/schema/schema.ts';

/** A role as it is stored. */
export type RoleRow = typeof staffRoles.$inferSelect;

/** Everybody who ever had a role, by name, with their current roles. */
export async function listStaffRows(db: Executor, now: Date) {
  return readRows(db, now);
}

/** One member of staff; nothing for registrants. */
export async function findStaffRow(db: Executor, userId: string, now: Date) {
  const [row] = await readRows(db, now, eq(users.id, userId));
  return row;
}

export type StaffRow = Awaited<ReturnType<typeof readRows>>[number];

async function readRows(db: Executor, now: Date, where?: SQL) {
  const rows = await db
    .select({
      id: users.id,
      firstName: people.firstName,
      lastName: people.lastName,
      email: people.email,
      hasPassword: sql<boolean>`${users.passwordHash} is not null`,
      suspendedAt: users.suspendedAt,
      suspensionReason: users.suspensionReason,
      createdAt: users.createdAt,
      lastSignInAt: users.lastSignInAt,
      rolesRevision: users.rolesRevision,
      hasSecondFactor: exists(
        db
          .select({ one: sql`1` })
          .from(secondFactors)
          .where(and(eq(secondFactors.userId, users.id), isNotNull(secondFactors.confirmedAt))),
      ) as SQL<boolean>,
    })
    .from(users)
    .innerJoin(people, eq(people.id, users.personId))
    .where(and(eq(users.type, 'STAFF'), isNull(users.closedAt), where))
    .orderBy(asc(people.firstName), asc(people.lastName), asc(users.id));
  const roles = await listRoles(
    db,
    rows.map(({ id }) => id),
    now,
  );
  return rows.map((row) => ({ ...row, roles: roles.filter(({ userId }) => userId === row.id) }));
}

function listRoles(db: Executor, userIds: string[], now: Date): Promise<RoleRow[]> {
  return db
    .select()
    .from(staffRoles)
    .where(and(inArray(staffRoles.userId, userIds), isHeldAt(now)))
    .orderBy(asc(staffRoles.role));
}

function isHeldAt(now: Date): SQL | undefined {
  return or(isNull(staffRoles.endsAt), gt(staffRoles.endsAt, now));
}

/** True while somebody who can sign in is administrator without an end. */
export async function hasLastingAdministrator(db: Executor): Promise<boolean> {
  const rows = await db
    .select({ userId: staffRoles.userId })
    .from(staffRoles)
    .innerJoin(users, eq(users.id, staffRoles.userId))
    .where(
      and(
        eq(staffRoles.role, 'ADMIN'),
        isNull(staffRoles.endsAt),
        isNull(users.suspendedAt),
        isNull(users.closedAt),
        isNotNull(users.passwordHash),
      ),
    )
    .limit(1);
  return rows.length > 0;
}
