import {
  presentForMs,
  sharedRecords,
  type Colleague,
  type RecordKind,
} from '@sangamam/contract/casework/presence/presence';
import { rolesWith } from '@sangamam/contract/staff/abilities';

import type { Context } from '#server/db/context.ts';
import type { Actor } from '#server/http/access/actor.ts';

import { listPresenceRows } from './presence-read-model.ts';
import { requireKind } from './require-kind.ts';

/**
 * Which colleagues of the actor have records of a kind open now, by name.
 *
 * @throws FORBIDDEN for a kind of record that the actor may not see
 */
export async function listPresence(ctx: Context, actor: Actor, kind: RecordKind) {
  requireKind(actor, kind);
  return listColleagues(ctx, actor, { kind });
}

/** The same for who is known to see the kind, of one record where it is named. */
export async function listColleagues(
  ctx: Context,
  actor: Actor,
  { kind, recordId }: { kind: RecordKind; recordId?: string },
): Promise<(Colleague & { recordId: string })[]> {
  const now = ctx.now();
  const rows = await listPresenceRows(ctx.db, {
    kind,
    ...(recordId !== undefined && { recordId }),
    exceptUserId: actor.userId,
    roles: rolesWith(sharedRecords[kind]),
    now,
    since: new Date(now.getTime() - presentForMs),
  });
  return rows.map(({ userId, firstName, lastName, recordId }) => ({
    recordId,
    _id: userId,
    name: `${firstName} ${lastName}`.trim(),
  }));
}
