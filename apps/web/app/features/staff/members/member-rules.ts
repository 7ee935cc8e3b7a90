import type { StaffMember } from '@sangamam/contract/staff/members/staff-admin-endpoints';

export type MemberAction = 'resend' | 'unsuspend' | 'roles' | 'reset' | 'withdraw' | 'suspend' | 'end';

/** The actions possible on a staff member; the last administrator's access cannot end. */
export function memberActions(member: StaffMember, isLast: boolean): MemberAction[] {
  const { state, hasSecondFactor } = member;
  const reset: MemberAction[] = hasSecondFactor ? ['reset'] : [];
  const ending: MemberAction[] = isLast ? [] : ['suspend', 'end'];
  switch (state) {
    case 'INVITED':
      return ['resend', 'roles', 'withdraw'];
    case 'ACTIVE':
      return ['roles', ...reset, ...ending];
    case 'SUSPENDED':
      return ['unsuspend', 'roles', ...reset];
    case 'ENDED':
      return ['roles'];
  }
}

/** True for the only active administrator without an end date, whom the server refuses to remove. */
export function isLastAdministrator(member: StaffMember, staff: readonly StaffMember[]): boolean {
  const lasting = staff.filter(
    ({ state, roles }) =>
      state === 'ACTIVE' && roles.some(({ role, endsAt }) => role === 'ADMIN' && endsAt === null),
  );
  return lasting.length === 1 && lasting[0]?._id === member._id;
}
