import type { StaffInvitation, StaffMember } from '@sangamam/contract/staff/members/staff-admin-endpoints';

import { inTransaction, type Context } from '#server/db/context.ts';
import { inviteStaffAccount } from '#server/features/accounts/staff/invite-staff-account.ts';
import { recordAudit } from '#server/features/audit/record-audit.ts';
import type { Actor } from '#server/http/access/actor.ts';

import { readStaffMember } from './read-staff.ts';
import { grantRole, requireFutureEnds } from './set-staff-roles.ts';

/**
 * Invites a member of staff: creates an account with these roles and mails the link that sets its password.
 *
 * @throws USER_EXIST, RQST_PARAMS_INVALID for an end date in the past
 */
export function inviteStaff(
  ctx: Context,
  actor: Actor,
  { roles, ...person }: StaffInvitation,
): Promise<StaffMember> {
  requireFutureEnds(ctx, roles);
  return inTransaction(ctx, async (ctx) => {
    const userId = await inviteStaffAccount(ctx, person);
    for (const role of roles) await grantRole(ctx, actor, userId, role);
    await recordAudit(ctx, {
      actorId: actor.userId,
      action: 'staff.invited',
      entityId: userId,
      after: { roles },
    });
    return readStaffMember(ctx, userId);
  });
}
