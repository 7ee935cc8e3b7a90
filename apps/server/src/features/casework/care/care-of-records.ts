import type { RecordCare } from '@sangamam/contract/casework/care/care';
import type { CareKind } from '@sangamam/contract/casework/care/cared-records';
import { calendarDateIn } from '@sangamam/contract/fields/dates/calendar-date';

import type { Context } from '#server/db/context.ts';

import type { StoredCare } from './cared-kind.ts';
import { followUpIn, withDaysLate } from './follow-up-facts.ts';
import { listAssignees } from './list-assignees.ts';

/** Of a record that nobody looks after yet. */
export const noCare: RecordCare = { assignedTo: null, followUp: null };

/** How staff look after records of a kind, by what is stored of them. */
export async function careOfRecords(
  ctx: Context,
  kind: CareKind,
  rows: readonly { recordId: string; care: StoredCare; timeZone: string }[],
): Promise<(recordId: string) => RecordCare> {
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
  return (recordId) => cares.get(recordId) ?? noCare;
}
