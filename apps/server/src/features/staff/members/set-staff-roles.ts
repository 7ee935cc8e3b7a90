import {
  staffMessages,
  type StaffMember,
  type WantedRole,
} from '@sangamam/contract/staff/members/staff-admin-endpoints';

import type { Context } from '#server/db/context.ts';
import { assignRole, endOtherRoles } from '#server/features/accounts/staff/assign-roles.ts';
import { endOpenLinks } from '#server/features/accounts/links/end-open-links.ts';
import { recordAudit } from '#server/features/audit/record-audit.ts';
import type { Actor } from '#server/http/access/actor.ts';
import { AppError } from '#server/http/errors/app-error.ts';
import { requireRevision } from '#server/http/errors/require-revision.ts';

import { changeMember } from './change-member.ts';
import { readStaffMember } from './read-staff.ts';

/**
 * Replaces the roles of a member of staff. Without any role, an open invitation is withdrawn.
 *
 * @throws USER_NOT_FOUND, LAST_ADMINISTRATOR, CONFLICT, RQST_PARAMS_INVALID for an end date in the past
 */
export function setStaffRoles(
  ctx: Context,
  actor: Actor,
  userId: string,
  { roles, revision }: { roles: readonly WantedRole[]; revision: number },
): Promise<StaffMember> {
  requireFutureEnds(ctx, roles);
  return changeMember(ctx, userId, async (ctx, before) => {
    requireRevision(before.revision, revision);
    const kept = roles.map(({ role }) => role);
    await endOtherRoles(ctx, userId, kept);
    for (const { role, endsAt, unit } of roles) {
      const held = before.roles.find((one) => one.role === role);
      if (held && held.endsAt === instantOf(endsAt) && isSameUnit(held.unit, unit)) continue;
      await grantRole(ctx, actor, userId, { role, endsAt, ...(unit && { unit }) });
    }
    if (roles.length === 0) await endOpenLinks(ctx, userId);
    const after = await readStaffMember(ctx, userId);
    await recordAudit(ctx, {
      actorId: actor.userId,
      action: 'staff.roles-changed',
      entityId: userId,
      before: { roles: termsOf(before) },
      after: { roles: termsOf(after) },
    });
  });
}

/**
 * Grants one role in the caller's transaction.
 *
 * @throws RQST_PARAMS_INVALID for a local unit or a convention that does not exist
 */
export function grantRole(
  ctx: Context,
  actor: Actor,
  userId: string,
  { role, endsAt, unit }: WantedRole,
): Promise<void> {
  return assignRole(ctx, {
    userId,
    role,
    unitId: unit?.unitId ?? null,
    conventionId: unit?.conventionId ?? null,
    endsAt: endsAt === null ? null : new Date(endsAt),
    grantedBy: actor.userId,
  });
}

function isSameUnit(one: WantedRole['unit'], other: WantedRole['unit']): boolean {
  return one?.unitId === other?.unitId && one?.conventionId === other?.conventionId;
}

/** @throws RQST_PARAMS_INVALID at each end that has passed */
export function requireFutureEnds(ctx: Context, roles: readonly WantedRole[]): void {
  const past = roles.findIndex(({ endsAt }) => endsAt !== null && new Date(endsAt) <= ctx.now());
  if (past === -1) return;
  throw new AppError('RQST_PARAMS_INVALID', { field: `roles.${past}.endsAt`, message: staffMessages.endsAt });
}

/** Roles and their end dates, as the audit log stores them. */
function termsOf({ roles }: StaffMember): WantedRole[] {
  return roles.map(({ role, endsAt, unit }) => ({ role, endsAt, ...(unit && { unit }) }));
}

function instantOf(endsAt: string | null): string | null {
  return endsAt === null ? null : new Date(endsAt).toISOString();
}
