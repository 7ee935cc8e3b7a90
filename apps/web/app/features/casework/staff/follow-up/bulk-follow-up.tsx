import type { FollowUp } from '@sangamam/contract/casework/follow-up/follow-up';
import type { CareKind } from '@sangamam/contract/casework/care/cared-records';
import type { CareResult } from '@sangamam/contract/casework/care/care-of-several';
import { useState } from 'react';

import * as phrases from '#phrases/casework/staff/follow-up.ts';
import { BulkResults } from '#web/domain/bulk-results/bulk-results.tsx';
import { bulkLine } from '#web/domain/bulk-results/bulk-line.ts';
import { inParts } from '#web/domain/bulk-results/in-parts.ts';

import { useSetFollowUpOfSeveral } from '../care/api.ts';
import type { CaredRow } from '../care/cared-record.ts';
import { FollowUpDialog } from './follow-up-dialog.tsx';
import { asSeen } from './follow-up-text.tsx';

interface Done {
  rows: readonly CaredRow[];
  results: readonly CareResult[];
}

/** Sets the follow-up of the selected records to one day; each has its own result. */
export function BulkFollowUp({
  kind,
  rows,
  opened,
  onClose,
  onDone,
}: {
  kind: CareKind;
  rows: readonly CaredRow[];
  opened: boolean;
  onClose: () => void;
  /** After the call, whatever became of each. */
  onDone: () => void;
}) {
  const { mutateAsync: set } = useSetFollowUpOfSeveral(kind);
  const [done, setDone] = useState<Done>();
  const having = rows.filter(({ care }) => care.followUp !== null).length;
  const save = async (followUp: FollowUp) => {
    const seen = new Map(rows.map(({ _id, care }) => [_id, asSeen(care.followUp)]));
    const results = await inParts([...seen.keys()], (ids) =>
      set({ followUp, records: ids.map((recordId) => ({ recordId, seen: seen.get(recordId) ?? null })) }),
    );
    setDone({ rows, results });
    onDone();
  };
  return (
    <>
      {opened && (
        <FollowUpDialog
          title={phrases.forThese[kind](rows.length)}
          hint={phrases.whatHappens[kind]}
          initial={null}
          onSave={save}
          onClose={onClose}
        >
          {having > 0 && <p>{phrases.replacesTheirs(having)}</p>}
        </FollowUpDialog>
      )}
      <BulkResults
        title={done && titleOf(done)}
        results={
          done?.results.map((result) =>
            bulkLine(result, done.rows, { succeeded: phrases.followUpSet, refused: phrases.notSet }),
          ) ?? []
        }
        onClose={() => setDone(undefined)}
      />
    </>
  );
}

function titleOf({ results }: Done): string {
  const succeeded = results.filter((one) => one.succeeded).length;
  return phrases.setCount({ done: succeeded, refused: results.length - succeeded });
}
