import type { StaffNote } from '@sangamam/contract/casework/care/care';
import { caredRecords, type CareKind } from '@sangamam/contract/casework/care/cared-records';

import type { Context } from '#server/db/context.ts';
import { actorName } from '#server/features/audit/actor-name.ts';

import { listNoteRows } from './note-read-model.ts';

/** What staff noted about each of these records, the oldest first. The caller has checked who may read them. */
export async function listNotes(
  ctx: Context,
  kind: CareKind,
  recordIds: readonly string[],
): Promise<(recordId: string) => StaffNote[]> {
  const rows = recordIds.length === 0 ? [] : await listNoteRows(ctx.db, caredRecords[kind].entity, recordIds);
  const byRecord = Map.groupBy(rows, ({ entry }) => entry.entityId);
  return (recordId) =>
    (byRecord.get(recordId) ?? []).map(({ entry: { reason, at, actorSystem }, ...names }) => ({
      note: reason ?? '',
      authorName: actorName({ ...names, actorSystem }),
      at: at.toISOString(),
    }));
}
