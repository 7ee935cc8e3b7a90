import type { StaffRole } from '@sangamam/contract/accounts/roles';
import { and, eq, gt, isNotNull, isNull, notInArray, or } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import { secondFactors, staffRoles, users } from '#server/db/schema/schema.ts';

/** Grants roles to an account. */
export async function insertStaffRoles(
  db: Executor,
  userId: string,
  { roles, grantedBy, at }: { roles: readonly StaffRole[]; grantedBy: string | null; at: Date },
): Promise<void> {
  if (roles.length === 0) return;
  await db.insert(staffRoles).values(roles.map((role) => ({ userId, role, grantedBy, grantedAt: at })));
}

/** A role of an administrator that is held at `now`. */
export const administratorAt = (now: Date) =>
  and(eq(staffRoles.role, 'ADMIN'), or(isNull(staffRoles.endsAt), gt(staffRoles.endsAt, now)));

/** True when an administrator at `now` has a password to sign in with. */
export async function hasAdministrator(db: Executor, now: Date): Promise<boolean> {
  const rows = await db
    .select({ userId: staffRoles.userId })
    .from(staffRoles)
    .innerJoin(users, eq(users.id, staffRoles.userId))
    .where(and(administratorAt(now), isNotNull(users.passwordHash), isNull(users.closedAt)))
    .limit(1);
  return rows.length > 0;
}

/** How many administrators there are at `now` who may sign in, and how many of them have a second factor. */
export async function countAdministrators(
  db: Executor,
  now: Date,
): Promise<{ count: number; withSecondFactor: number }> {
  const rows = await db
    .selectDistinct({ userId: staffRoles.userId, confirmedAt: secondFactors.confirmedAt })
    .from(staffRoles)
    .innerJoin(users, eq(users.id, staffRoles.userId))
    .leftJoin(secondFactors, eq(secondFactors.userId, users.id))
    .where(
      and(
        administratorAt(now),
        isNotNull(users.passwordHash),
        isNull(users.closedAt),
        isNull(users.suspendedAt),
      ),
    );
  return {
    count: rows.length,
    withSecondFactor: rows.filter(({ confirmedAt }) => confirmedAt !== null).length,
  };
}

/** True when this account is administrator at `now`, with a password or without. */
export async function isAdministrator(db: Executor, userId: string, now: Date): Promise<boolean> {
  const rows = await db
    .select({ userId: staffRoles.userId })
    .from(staffRoles)
    .where(and(administratorAt(now), eq(staffRoles.userId, userId)))
    .limit(1);
  return rows.length > 0;
}

/** Grants a role, or changes the end date of one that is held. */
export async function upsertRole(
  db: Executor,
  row: {
    userId: string;
    role: StaffRole;
    unitId: string | null;
    conventionId: string | null;
    endsAt: Date | null;
    grantedBy: string;
    grantedAt: Date;
  },
): Promise<void> {
  const { unitId, conventionId, endsAt, grantedBy, grantedAt } = row;
  await db
    .insert(staffRoles)
    .values(row)
    .onConflictDoUpdate({
      target: [staffRoles.userId, staffRoles.role],
      set: { unitId, conventionId, endsAt, grantedBy, grantedAt },
    });
}

/** Ends every current role but these. */
export async function endOtherRoles(
  db: Executor,
  userId: string,
  { keep, now }: { keep: readonly StaffRole[]; now: Date },
): Promise<void> {
  await db
    .update(staffRoles)
    .set({ endsAt: now })
    .where(
      and(
        eq(staffRoles.userId, userId),
        or(isNull(staffRoles.endsAt), gt(staffRoles.endsAt, now)),
        keep.length === 0 ? undefined : notInArray(staffRoles.role, [...keep]),
      ),
    );
}
