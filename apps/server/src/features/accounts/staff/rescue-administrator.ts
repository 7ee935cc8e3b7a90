import { inTransaction, type Context } from '#server/db/context.ts';
import { insertAccountLink } from '#server/features/mail/outbox/account-link.ts';
import { systemActor } from '#server/http/access/actor.ts';
import { recordAudit } from '#server/features/audit/record-audit.ts';
import { createAccountHolder } from '#server/features/people/save-person.ts';
import { findAccountByEmail } from '#server/features/accounts/account/account-read-model.ts';
import { insertAccount } from '#server/features/accounts/account/account-repository.ts';
import { issueLink, type IssuedLink } from '#server/features/accounts/links/issue-link.ts';
import { deleteSessionsOf } from '#server/features/accounts/sessions/session-repository.ts';

import { insertStaffRoles, isAdministrator } from './staff-repository.ts';

const operator = systemActor('command line');

/**
 * Makes a link with which an administrator sets a new password within the hour, for whoever has the machine but cannot
 * sign in or get mail. Sessions and older links of the account end at once.
 *
 * @returns the link, which works once, or undefined when the address is not that of an administrator who may sign in
 */
export function resetAdministratorPassword(ctx: Context, email: string): Promise<string | undefined> {
  return inTransaction(ctx, async (ctx) => {
    const account = await findAccountByEmail(ctx.db, email.trim().toLowerCase());
    if (account === undefined || account.suspendedAt !== null || account.closedAt !== null) return undefined;
    if (!(await isAdministrator(ctx.db, account.id, ctx.now()))) return undefined;
    const link = await issueLink(ctx, account.id, 'RESET_PASSWORD');
    await deleteSessionsOf(ctx.db, account.id);
    await recordAudit(ctx, {
      actor: operator,
      action: 'account.reset-link-made',
      entityId: account.id,
      reason: 'By the command on the machine (npm run admin:password)',
    });
    return addressOf(link);
  });
}

/**
 * Creates one more administrator and a link that sets the first password within 48 hours.
 *
 * @returns the link, which works once, or undefined when the address has an account already
 */
export function createAdministrator(ctx: Context, given: string): Promise<string | undefined> {
  return inTransaction(ctx, async (ctx) => {
    const email = given.trim().toLowerCase();
    if ((await findAccountByEmail(ctx.db, email)) !== undefined) return undefined;
    const at = ctx.now();
    const person = { firstName: 'New', lastName: 'Administrator', email, createdAt: at, updatedAt: at };
    const personId = await createAccountHolder(ctx, person);
    const id = await insertAccount(ctx.db, { personId, type: 'STAFF', createdAt: at });
    await insertStaffRoles(ctx.db, id, { roles: ['ADMIN'], grantedBy: null, at });
    await recordAudit(ctx, {
      actor: operator,
      action: 'staff.created',
      entityId: id,
      after: { roles: ['ADMIN'] },
      reason: 'By the command on the machine (npm run admin:create)',
    });
    return addressOf(await issueLink(ctx, id, 'SET_PASSWORD'));
  });
}

function addressOf({ url, token }: IssuedLink): string {
  return insertAccountLink(url, token);
}
