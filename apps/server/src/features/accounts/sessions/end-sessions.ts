import { inTransaction, type Context } from '#server/db/context.ts';
import { systemActor } from '#server/http/access/actor.ts';

import { recordAuditOfEach } from '#server/features/audit/record-audit.ts';
import { findAccountByEmail } from '../account/account-read-model.ts';
import { deleteSessions } from './session-repository.ts';

/**
 * Signs all devices out, of one account or of everybody, from the command line: after a device was lost, or when
 * sessions may have been read by somebody else.
 *
 * @returns the number of accounts that were signed in, or undefined when nobody has the address
 */
export function endSessions(
  ctx: Context,
  { email }: { email?: string | undefined },
): Promise<number | undefined> {
  return inTransaction(ctx, async (ctx) => {
    const account = email === undefined ? undefined : await findAccountByEmail(ctx.db, email);
    if (email !== undefined && account === undefined) return undefined;
    const userIds = await deleteSessions(ctx.db, { userId: account?.id });
    await recordAuditOfEach(ctx, userIds, {
      actor: systemActor('command line'),
      action: 'account.sessions-ended',
      reason: 'By the command on the machine (npm run site -- sessions end)',
    });
    return userIds.length;
  });
}
