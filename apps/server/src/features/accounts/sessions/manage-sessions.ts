import type { SessionRecord } from '@sangamam/contract/accounts/sessions/session-endpoints';

import type { Context } from '#server/db/context.ts';
import type { Actor } from '#server/http/access/actor.ts';
import { AppError } from '#server/http/errors/app-error.ts';

import { describeDevice } from './describe-device.ts';
import { recordSecurityEvent } from '../account/record-security-event.ts';
import { idleSince } from './session-lifetime.ts';
import { deleteOwnSession, deleteSessionsOf, listActiveSessions } from './session-repository.ts';

/** Where the actor is signed in, this device first. */
export async function listSessions(ctx: Context, actor: Actor): Promise<SessionRecord[]> {
  const now = ctx.now();
  const rows = await listActiveSessions(ctx.db, actor.userId, { now, idleSince: idleSince(now) });
  return rows
    .map(({ id, userAgent, ip, createdAt, lastUsedAt }) => ({
      _id: id,
      isCurrent: id === actor.sessionId,
      device: describeDevice(userAgent),
      ip,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt.toISOString(),
    }))
    .toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent));
}

/**
 * Ends one of the actor's sessions.
 *
 * @throws NOT_FOUND also for a session of somebody else
 */
export async function endSession(ctx: Context, actor: Actor, sessionId: string): Promise<{ ended: true }> {
  if (!(await deleteOwnSession(ctx.db, actor.userId, sessionId))) throw new AppError('NOT_FOUND');
  await recordSecurityEvent(ctx, actor.userId, 'account.sessions-ended');
  return { ended: true };
}

/** Ends every session of the actor but this one. */
export async function endOtherSessions(ctx: Context, actor: Actor): Promise<{ ended: true }> {
  await deleteSessionsOf(ctx.db, actor.userId, { except: actor.sessionId });
  await recordSecurityEvent(ctx, actor.userId, 'account.sessions-ended');
  return { ended: true };
}
