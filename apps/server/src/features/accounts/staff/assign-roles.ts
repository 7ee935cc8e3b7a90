import type { StaffRole } from '@sangamam/contract/accounts/roles';

import type { Context } from '#server/db/context.ts';

import { endOtherRoles as endRows, upsertRole } from './staff-repository.ts';

// The caller has checked who may assign roles, and that an administrator remains.

/** Grants a role, or changes the end date of one that is held. */
export function assignRole(
  ctx: Context,
  row: Omit<Parameters<typeof upsertRole>[1], 'grantedAt'>,
): Promise<void> {
  return upsertRole(ctx.db, { ...row, grantedAt: ctx.now() });
}

/** Ends every current role but these. */
export function endOtherRoles(ctx: Context, userId: string, keep: readonly StaffRole[]): Promise<void> {
  return endRows(ctx.db, userId, { keep, now: ctx.now() });
}
