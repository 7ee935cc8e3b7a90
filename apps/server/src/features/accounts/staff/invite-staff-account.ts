import { inTransaction, type Context } from '#server/db/context.ts';
import { mailInvitation } from '#server/features/accounts/mails/link-mails.ts';
import { createAccountHolder } from '#server/features/people/save-person.ts';
import { insertAccount } from '#server/features/accounts/account/account-repository.ts';
import { issueLink } from '#server/features/accounts/links/issue-link.ts';

/** Creates a staff account without a password and mails the link that sets it. The caller grants the roles. */
export function inviteStaffAccount(
  ctx: Context,
  { firstName, lastName, email }: { firstName: string; lastName: string; email: string },
): Promise<string> {
  return inTransaction(ctx, async (ctx) => {
    const at = ctx.now();
    const person = { firstName, lastName, email, createdAt: at, updatedAt: at };
    const personId = await createAccountHolder(ctx, person);
    const id = await insertAccount(ctx.db, { personId, type: 'STAFF', createdAt: at });
    await mailInvitation(ctx, { id, ...person }, await issueLink(ctx, id, 'SET_PASSWORD'));
    return id;
  });
}
