import { inTransaction, type Context } from '#server/db/context.ts';
import { systemActor } from '#server/http/access/actor.ts';

import { recordAudit } from '#server/features/audit/record-audit.ts';
import { mailSecondFactorChanged } from '../mails/security-mails.ts';
import { findAccountByEmail } from '../account/account-read-model.ts';
import { deleteSecondFactor } from './second-factor-repository.ts';
import { deleteSessionsOf } from '../sessions/session-repository.ts';

/**
 * Removes a second factor from the command line, for when no administrator can sign in. The owner's sessions end and
 * the owner is notified by mail. Returns whether there was one.
 */
export function resetSecondFactorByEmail(ctx: Context, email: string): Promise<boolean> {
  return inTransaction(ctx, async (ctx) => {
    const account = await findAccountByEmail(ctx.db, email.trim().toLowerCase());
    if (account === undefined || !(await deleteSecondFactor(ctx.db, account.id))) return false;
    await deleteSessionsOf(ctx.db, account.id);
    await recordAudit(ctx, {
      actor: systemActor('command line'),
      action: 'second-factor.reset',
      entityId: account.id,
      before: { secondFactor: true },
      after: { secondFactor: false },
      reason: 'By the command on the machine (npm run second-factor:reset)',
    });
    await mailSecondFactorChanged(ctx, account, 'off');
    return true;
  });
}
