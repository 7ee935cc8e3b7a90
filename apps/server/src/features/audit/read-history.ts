import type { HistoryEntry } from '@sangamam/contract/audit/history-entry';

import type { Context } from '#server/db/context.ts';

import { actorName } from './actor-name.ts';
import { listEntriesAbout } from './audit-read-model.ts';
import type { AuditedChange } from './record-audit.ts';

/** What was done to a record, the newest first. Who may read it, the caller has decided. */
export async function readHistory(
  ctx: Context,
  about: Pick<AuditedChange, 'entity' | 'entityId'>,
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
