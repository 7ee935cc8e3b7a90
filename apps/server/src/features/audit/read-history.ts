import type { HistoryEntry } from '@sangamam/contract/audit/history-entry';

import type { Context } from '#server/db/context.ts';

import { listEntriesAbout } from './audit-read-model.ts';
import type { AuditedEvent } from './record-audit.ts';

/** What was done to a record, the newest first. Who may read it, the caller has decided. */
export async function readHistory(
  ctx: Context,
  about: Pick<AuditedEvent, 'entity' | 'entityId'>,
): Promise<HistoryEntry[]> {
  const rows = await listEntriesAbout(ctx.db, about);
  return rows.map(({ entry: { id, at, action, reason, before, after }, actorFirstName, actorLastName }) => ({
    _id: id,
    at: at.toISOString(),
    action,
    actorName: actorFirstName === null ? null : `${actorFirstName} ${actorLastName ?? ''}`.trim(),
    reason,
    before: before as HistoryEntry['before'],
    after: after as HistoryEntry['after'],
  }));
}
