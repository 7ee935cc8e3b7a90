import { caredRecords, type CareKind } from '@sangamam/contract/casework/care/cared-records';
import type { RecordHistory } from '@sangamam/contract/casework/care/record-history';

import type { Context } from '#server/db/context.ts';
import { readHistory } from '#server/features/audit/read-history.ts';

import { aboutIn, namesInHistory } from './list-assignees.ts';

/**
 * What was done with a record, the newest first, without notes that were erased. The caller has checked who may read it, and that
 * there is one.
 */
export async function readRecordHistory(
  ctx: Context,
  kind: CareKind,
  recordId: string,
): Promise<RecordHistory> {
  const { entity } = caredRecords[kind];
  const entries = await readHistory(ctx, { entity, entityId: recordId });
  const names = await namesInHistory(ctx, entries);
  return entries
    .filter(({ action, reason }) => action !== `${entity}.noted` || reason !== null)
    .map(({ _id, at, action, actorName, reason, after }) => ({
      _id,
      at,
      action,
      actorName,
      reason,
      about: aboutIn(after, names),
    }));
}
