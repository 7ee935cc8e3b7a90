import type { AuditEntity } from '@sangamam/contract/audit/audit-catalogue';
import type { HistoryEntry } from '@sangamam/contract/audit/history-entry';

import type { Context } from '#server/db/context.ts';

import { actorName } from './actor-name.ts';
import { listEntriesAbout } from './audit-read-model.ts';

/** The history of a record, newest first. The caller has checked who may read it. */
export async function readHistory(
  ctx: Context,
  about: { entity: AuditEntity; entityId: string },
): Promise<HistoryEntry[]> {
  const rows = await listEntriesAbout(ctx.db, about);
  return rows.map(({ entry: { id, at, action, reason, before, after, actorSystem }, ...names }) => ({
    _id: id,
    at: at.toISOString(),
    action,
    actorName: actorName({ ...names, actorSystem }),
    reason,
    before: before as HistoryEntry['before'],
    after: after as HistoryEntry['after'],
  }));
}
