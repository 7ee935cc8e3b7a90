import type { Context } from '#server/db/context.ts';
import type { Actor } from '#server/http/access/actor.ts';

import { recordSecurityEvent } from '../account/record-security-event.ts';
import { deleteSession } from './session-repository.ts';

/** Ends the session that the actor came with; others of the account go on. */
export async function signOut(ctx: Context, actor: Actor): Promise<{ signedOut: true }> {
  await deleteSession(ctx.db, actor.sessionId);
  if (actor.type === 'STAFF') await recordSecurityEvent(ctx, actor.userId, 'account.signed-out');
  return { signedOut: true };
}
