import * as desk from '@sangamam/contract/staff/members/staff-admin-endpoints';
import type { FastifyInstance } from 'fastify';

import type { Context } from '#server/db/context.ts';
import { resendSetPasswordLink } from '#server/features/accounts/sign-up/resend-set-password-link.ts';
import { suspendAccount, unsuspendAccount } from '#server/features/accounts/suspend/suspend-account.ts';
import { removeSecondFactorOf } from '#server/features/accounts/second-factor/remove-second-factor-of.ts';
import { bindEndpoint } from '#server/http/endpoints/route.ts';

import { changeMember } from './change-member.ts';
import { inviteStaff } from './invite-staff.ts';
import { listStaff, readStaffMemberDetail } from './read-staff.ts';
import { setStaffRoles } from './set-staff-roles.ts';

/** Staff and their roles, for administrators. */
export function staffAdminRoutes(app: FastifyInstance, ctx: Context): void {
  bindEndpoint(app, desk.listStaff, () => listStaff(ctx));
  bindEndpoint(app, desk.getStaffMember, ({ params }) => readStaffMemberDetail(ctx, params.userId));
  bindEndpoint(app, desk.inviteStaff, ({ actor, body }) => inviteStaff(ctx, actor, body));
  bindEndpoint(app, desk.setStaffRoles, ({ actor, params, body }) =>
    setStaffRoles(ctx, actor, params.userId, body),
  );
  bindEndpoint(app, desk.suspendStaff, ({ actor, params: { userId }, body }) =>
    changeMember(ctx, userId, (ctx) => suspendAccount(ctx, actor, userId, body.reason)),
  );
  bindEndpoint(app, desk.unsuspendStaff, ({ actor, params: { userId } }) =>
    changeMember(ctx, userId, (ctx) => unsuspendAccount(ctx, actor, userId)),
  );
  bindEndpoint(app, desk.resendInvitation, ({ actor, params: { userId } }) =>
    changeMember(ctx, userId, (ctx) => resendSetPasswordLink(ctx, actor, userId)),
  );
  bindEndpoint(app, desk.resetSecondFactor, ({ actor, params: { userId }, body }) =>
    changeMember(ctx, userId, (ctx) => removeSecondFactorOf(ctx, actor, userId, body.reason)),
  );
}
