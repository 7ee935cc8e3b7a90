import type { StaffRole } from '@sangamam/contract/accounts/roles';

import { inTransaction, type Context } from '#server/db/context.ts';
import { systemActor } from '#server/http/access/actor.ts';
import { recordAudit } from '#server/features/audit/record-audit.ts';
import { createAccountHolder } from '#server/features/people/save-person.ts';
import { insertAccount, updateAccount } from '#server/features/accounts/account/account-repository.ts';
import { findAccountByEmail } from '#server/features/accounts/account/account-read-model.ts';
import { claimEmailAddress } from '#server/features/accounts/email-address/claim-email-address.ts';
import { hashPassword } from '#server/features/accounts/hashing/password-hash.ts';

import { hasAdministrator, insertStaffRoles, isAdministrator } from './staff-repository.ts';

/** Somebody of the staff, with the password to begin with. */
export interface NewStaffMember {
  firstName: string;
  lastName: string;
  /** In lower case. */
  email: string;
  password: string;
  roles: readonly StaffRole[];
  /** The administrator who takes them on; nobody for the first one. */
  grantedBy?: string | undefined;
}

/**
 * Creates a staff account that can sign in at once. Returns its id.
 *
 * @throws USER_EXIST
 */
export async function createStaffAccount(ctx: Context, member: NewStaffMember): Promise<string> {
  const passwordHash = await hashPassword(member.password);
  return inTransaction(ctx, async (ctx) => {
    const at = ctx.now();
    const { firstName, lastName, email, roles, grantedBy = null } = member;
    const personId = await createAccountHolder(ctx, {
      firstName,
      lastName,
      email,
      createdAt: at,
      updatedAt: at,
    });
    const id = await insertAccount(ctx.db, {
      personId,
      type: 'STAFF',
      passwordHash,
      emailVerifiedAt: at,
      createdAt: at,
    });
    await claimEmailAddress(ctx, id, email);
    await insertStaffRoles(ctx.db, id, { roles, grantedBy, at });
    await recordAudit(ctx, {
      ...(grantedBy === null ? { actor: systemActor('start of the site') } : { actorId: grantedBy }),
      action: 'staff.created',
      entityId: id,
      after: { roles },
    });
    return id;
  });
}

/**
 * Makes sure that the site has an administrator: creates the first one while no administrator has a password. If the
 * address belongs to an administrator without a password, that account gets the password. Returns false when there was
 * nothing to do, and the password is not used.
 */
export async function ensureAdministrator(
  ctx: Context,
  admin: { email: string; password: string },
): Promise<boolean> {
  if (await hasAdministrator(ctx.db, ctx.now())) return false;
  const known = await findAccountByEmail(ctx.db, admin.email);
  if (known !== undefined && (await isAdministrator(ctx.db, known.id, ctx.now()))) {
    const passwordHash = await hashPassword(admin.password);
    await inTransaction(ctx, async (ctx) => {
      await updateAccount(ctx.db, known.id, {
        passwordHash,
        emailVerifiedAt: known.emailVerifiedAt ?? ctx.now(),
      });
      await claimEmailAddress(ctx, known.id, known.email);
      await recordAudit(ctx, {
        actor: systemActor('start of the site'),
        action: 'account.password-set',
        entityId: known.id,
        reason: 'ADMIN_PASSWORD, while no administrator had a password',
      });
    });
    return true;
  }
  await createStaffAccount(ctx, {
    ...admin,
    firstName: 'First',
    lastName: 'Administrator',
    roles: ['ADMIN'],
  });
  return true;
}
