import type { StaffMember, StaffMemberDetail } from '@sangamam/contract/staff/members/staff-admin-endpoints';

import type { Context } from '#server/db/context.ts';
import { readHistory } from '#server/features/audit/read-history.ts';
import { AppError } from '#server/http/errors/app-error.ts';

import { findStaffRow, listStaffRows, type StaffRow } from './staff-member-read-model.ts';

/** Everybody of the staff, by name. */
export async function listStaff(ctx: Context): Promise<StaffMember[]> {
  return (await listStaffRows(ctx.db, ctx.now())).map(presentStaffMember);
}

/**
 * One member of staff, as of now in the caller's transaction.
 *
 * @throws USER_NOT_FOUND also for registrants
 */
export async function readStaffMember(ctx: Context, userId: string): Promise<StaffMember> {
  const row = await findStaffRow(ctx.db, userId, ctx.now());
  if (row === undefined) throw new AppError('USER_NOT_FOUND');
  return presentStaffMember(row);
}

/**
 * One member of staff with the history of the account.
 *
 * @throws USER_NOT_FOUND also for registrants
 */
export async function readStaffMemberDetail(ctx: Context, userId: string): Promise<StaffMemberDetail> {
  const member = await readStaffMember(ctx, userId);
  return { ...member, history: await readHistory(ctx, { entity: 'user', entityId: userId }) };
}

/** A member of staff as the desk knows them. */
function presentStaffMember(row: StaffRow): StaffMember {
  return {
    _id: row.id,
    firstName: row.firstName,
    lastName: row.lastName,
    email: row.email ?? '',
    roles: row.roles.map(({ role, grantedAt, endsAt, unitId, conventionId }) => ({
      role,
      grantedAt: grantedAt.toISOString(),
      endsAt: endsAt?.toISOString() ?? null,
      ...(unitId !== null && { unit: { unitId, conventionId } }),
    })),
    state: stateOf(row),
    invitedAt: row.createdAt.toISOString(),
    lastSignInAt: row.lastSignInAt?.toISOString() ?? null,
    suspensionReason: row.suspensionReason,
    hasSecondFactor: row.hasSecondFactor,
    revision: row.rolesRevision,
  };
}

function stateOf(row: StaffRow): StaffMember['state'] {
  if (row.suspendedAt !== null) return 'SUSPENDED';
  if (row.roles.length === 0) return 'ENDED';
  return row.hasPassword ? 'ACTIVE' : 'INVITED';
}
