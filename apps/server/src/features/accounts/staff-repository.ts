import type { StaffRole } from '@sangamam/contract/accounts/roles';
import { and, eq, gt, isNull, or } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import { staffRoles } from '#server/db/schema/schema.ts';

/** Gives an account duties. */
export async function insertStaffRoles(
  db: Executor,
  userId: string,
  { roles, grantedBy, at }: { roles: readonly StaffRole[]; grantedBy: string | null; at: Date },
): Promise<void> {
  if (roles.length === 0) return;
  await db.insert(staffRoles).values(roles.map((role) => ({ userId, role, grantedBy, grantedAt: at })));
}

/** True when somebody is administrator at `now`. */
export async function hasAdministrator(db: Executor, now: Date): Promise<boolean> {
  const rows = await db
    .select({ userId: staffRoles.userId })
    .from(staffRoles)
    .where(and(eq(staffRoles.role, 'ADMIN'), or(isNull(staffRoles.endsAt), gt(staffRoles.endsAt, now))))
    .limit(1);
  return rows.length > 0;
}
