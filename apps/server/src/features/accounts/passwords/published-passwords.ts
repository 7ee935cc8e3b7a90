import { inTransaction, type Context } from '#server/db/context.ts';
import { systemActor } from '#server/http/access/actor.ts';

import { recordAudit } from '#server/features/audit/record-audit.ts';
import { deleteUnusedTokens } from '../links/account-token-repository.ts';
import { updateAccount } from '../account/account-repository.ts';
import { verifyPassword } from '../hashing/password-hash.ts';
import { listAccountsToCheck, type CheckedAccount } from './published-password-read-model.ts';
import { deleteSessionsOf } from '../sessions/session-repository.ts';

/** Staff and demo accounts with this password. Takes one verification per distinct hash; demo accounts share one. */
export async function findAccountsWithPassword(ctx: Context, password: string): Promise<CheckedAccount[]> {
  const accounts = await listAccountsToCheck(ctx.db);
  const opened = new Set<string>();
  for (const hash of new Set(accounts.map(({ passwordHash }) => passwordHash))) {
    if (await verifyPassword(hash, password)) opened.add(hash);
  }
  return accounts.filter(({ passwordHash }) => opened.has(passwordHash));
}

/**
 * Removes a published password, and every session and open link, from the accounts that have it. Returns how many had
 * it. Their owners can sign in again after a reset by mail.
 */
export async function dropPublishedPassword(ctx: Context, password: string): Promise<number> {
  const accounts = await findAccountsWithPassword(ctx, password);
  for (const { id } of accounts) {
    await inTransaction(ctx, async (ctx) => {
      await updateAccount(ctx.db, id, { passwordHash: null });
      await deleteUnusedTokens(ctx.db, id);
      await deleteSessionsOf(ctx.db, id);
      await recordAudit(ctx, {
        actor: systemActor('start of the site'),
        action: 'account.password-dropped',
        entityId: id,
        reason: 'The password of the demo is published, and other machines reach the site',
      });
    });
  }
  return accounts.length;
}
