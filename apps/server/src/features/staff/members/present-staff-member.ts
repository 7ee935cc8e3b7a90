import type { StaffMember } from '@sangamam/contract/staff/members/staff-admin-endpoints';

import type { StaffRow } from './staff-member-read-model.ts';

/** A member of staff as the desk knows them. */
export function presentStaffMember(row: StaffRow): StaffMember {
  return {
    _id: row.id,
    firstName: row.firstName,
    lastName: row.lastName,
    email: row.email ?? '',
    roles: row.roles.map(({ role, grantedAt, endsAt }) => ({
      role,
      grantedAt: grantedAt.toISOString(),
      endsAt: endsAt?.toISOString() ?? null,
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
