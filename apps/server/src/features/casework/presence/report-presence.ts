import type { Colleague } from '@sangamam/contract/casework/presence/presence';

import type { Context } from '#server/db/context.ts';
import type { Actor } from '#server/http/access/actor.ts';
import { AppError } from '#server/http/errors/app-error.ts';

import { listColleagues } from './list-presence.ts';
import { recordExists } from './presence-read-model.ts';
import { removePresence, upsertPresence, type Tab } from './presence-repository.ts';
import { requireKind } from './require-kind.ts';

type OpenTab = Omit<Tab, 'sessionId'>;

/**
 * Notes that a tab of the actor shows a record, and answers which colleagues have it open. The audit log has no entry of
 * it.
 *
 * @throws FORBIDDEN for a kind of record that the actor may not see; ORDER_NOT_FOUND or NOT_FOUND for an unknown one
 */
export async function reportPresence(
  ctx: Context,
  actor: Actor,
  tab: OpenTab,
): Promise<{ others: Colleague[] }> {
  const { kind, recordId } = tab;
  requireKind(actor, kind);
  if (!(await recordExists(ctx.db, kind, recordId)))
    throw new AppError(kind === 'REGISTRATION' ? 'ORDER_NOT_FOUND' : 'NOT_FOUND');
  await upsertPresence(ctx.db, { ...tab, sessionId: actor.sessionId }, ctx.now());
  const others = await listColleagues(ctx, actor, { kind, recordId });
  return { others: others.map(({ _id, name }) => ({ _id, name })) };
}

/**
 * Notes that a tab of the actor no longer shows a record.
 *
 * @throws FORBIDDEN for a kind of record that the actor may not see
 */
export async function endPresence(ctx: Context, actor: Actor, tab: OpenTab): Promise<{ ended: true }> {
  requireKind(actor, tab.kind);
  await removePresence(ctx.db, { ...tab, sessionId: actor.sessionId });
  return { ended: true };
}
