import type { RecordCare } from '@sangamam/contract/casework/care/care';
import type { CareKind } from '@sangamam/contract/casework/care/cared-records';
import { calendarDateIn } from '@sangamam/contract/fields/dates/calendar-date';

import type { Context } from '#server/db/context.ts';

import { listLabelsOn } from '../labels/label-repository.ts';
import type { StoredCare } from './cared-kind.ts';
import { followUpIn, withDaysLate } from './follow-up-facts.ts';
import { listAssignees } from './list-assignees.ts';

/** Of a record that nobody looks after yet. */
export const noCare: RecordCare = { assignedTo: null, followUp: null, labels: [] };

/** How staff look after these records of a kind, by what is stored of those that somebody looks after. */
export async function careOfRecords(
  ctx: Context,
  kind: CareKind,
  recordIds: readonly string[],
  rows: readonly { recordId: string; care: StoredCare; timeZone: string }[],
): Promise<(recordId: string) => RecordCare> {
  if (recordIds.length === 0) return () => noCare;
  const isAssigned = rows.some(({ care }) => care.assignedTo !== null);
  const assignees = isAssigned ? await listAssignees(ctx, kind) : [];
  const cares = new Map(
    rows.map(({ recordId, care, timeZone }) => [
      recordId,
      {
        assignedTo: assignees.find(({ _id }) => _id === care.assignedTo) ?? null,
        followUp: withDaysLate(followUpIn(care), calendarDateIn(timeZone, ctx.now())),
      },
    ]),
  );
  const labels = Map.groupBy(await listLabelsOn(ctx.db, kind, recordIds), ({ recordId }) => recordId);
  return (recordId) => ({
    ...(cares.get(recordId) ?? noCare),
    labels: (labels.get(recordId) ?? []).map(({ _id, name, color }) => ({ _id, name, color })),
  });
}
