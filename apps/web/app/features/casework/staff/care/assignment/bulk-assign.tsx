import type { CareKind } from '@sangamam/contract/casework/care/cared-records';
import type { CareResult } from '@sangamam/contract/casework/care/care-of-several';
import { useState } from 'react';

import * as phrases from '#phrases/casework/staff/assignment.ts';
import { BulkResults } from '#web/domain/bulk-results/bulk-results.tsx';
import { useSession } from '#web/lib/session/session.ts';
import { ConfirmDialog } from '#web/ui/feedback/dialog/confirm-dialog.tsx';
import { SelectField } from '#web/ui/form/field/select-field.tsx';
import { bulkLine } from '#web/domain/bulk-results/bulk-line.ts';
import { inParts } from '#web/domain/bulk-results/in-parts.ts';

import { useAssignees, useAssignSeveral } from '../api.ts';
import type { CaredRow } from '../cared-record.ts';
import { assigneeOptions } from './assignee-options.ts';

interface Done {
  rows: readonly CaredRow[];
  results: readonly CareResult[];
}

/** Assigns the selected records to one colleague; each has its own result. */
export function BulkAssign({
  kind,
  rows,
  opened,
  onClose,
  onAssigned,
}: {
  kind: CareKind;
  rows: readonly CaredRow[];
  opened: boolean;
  onClose: () => void;
  onAssigned: () => void;
}) {
  const me = useSession()?.userId;
  const assignees = useAssignees(kind);
  const { mutateAsync: assign } = useAssignSeveral(kind);
  const [chosen, setChosen] = useState<string>();
  const [done, setDone] = useState<Done>();
  const options = assigneeOptions(assignees);
  const first = options.find(({ value }) => value === me)?.value ?? '';
  const userId = chosen ?? first;
  const save = async () => {
    const seen = new Map(rows.map(({ _id, care }) => [_id, care.assignedTo?._id ?? null]));
    const results = await inParts([...seen.keys()], (ids) =>
      assign({
        userId: userId || null,
        records: ids.map((recordId) => ({ recordId, assignedToSeen: seen.get(recordId) ?? null })),
      }),
    );
    setDone({ rows, results });
    setChosen(undefined);
    onAssigned();
  };
  return (
    <>
      <ConfirmDialog
        opened={opened}
        onClose={onClose}
        title={phrases.assignTheseQuestion[kind](rows.length)}
        confirmLabel={phrases.assign}
        tone="primary"
        onConfirm={save}
      >
        <SelectField
          label={phrases.assignedTo}
          placeholder={phrases.unassigned}
          options={options}
          value={userId}
          onChange={({ target: { value } }) => setChosen(value)}
        />
      </ConfirmDialog>
      <BulkResults
        title={done && titleOf(done)}
        results={
          done?.results.map((result) =>
            bulkLine(result, done.rows, { succeeded: phrases.assigned, refused: phrases.notAssigned }),
          ) ?? []
        }
        onClose={() => setDone(undefined)}
      />
    </>
  );
}

function titleOf({ results }: Done): string {
  const assigned = results.filter(({ succeeded }) => succeeded).length;
  return phrases.assignedCount({ assigned, refused: results.length - assigned });
}
