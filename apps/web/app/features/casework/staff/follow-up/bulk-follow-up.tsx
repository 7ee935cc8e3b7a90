import type { FollowUp } from '@sangamam/contract/casework/follow-up/follow-up';
import type { RegistrationBulkResult } from '@sangamam/contract/casework/care/registration-care-endpoints';
import type { RegistrationRow } from '@sangamam/contract/orders/registrations/registration-admin-endpoints';
import { useState } from 'react';

import * as phrases from '#phrases/casework/staff/follow-up.ts';
import { BulkResults } from '#web/domain/bulk-results/bulk-results.tsx';
import { bulkLine } from '#web/domain/bulk-results/bulk-line.ts';
import { inParts } from '#web/domain/bulk-results/in-parts.ts';

import { useSetFollowUps } from './api.ts';
import { FollowUpDialog } from './follow-up-dialog.tsx';
import { asSeen } from './follow-up-text.tsx';

interface Done {
  rows: readonly RegistrationRow[];
  results: readonly RegistrationBulkResult[];
}

/** Sets the follow-up of the selected registrations to one day; each has its own result. */
export function BulkFollowUp({
  rows,
  opened,
  onClose,
  onDone,
}: {
  rows: readonly RegistrationRow[];
  opened: boolean;
  onClose: () => void;
  /** After the call, whatever became of each. */
  onDone: () => void;
}) {
  const { mutateAsync: set } = useSetFollowUps();
  const [done, setDone] = useState<Done>();
  const having = rows.filter(({ care }) => care.followUp !== null).length;
  const save = async (followUp: FollowUp) => {
    const seen = new Map(rows.map(({ _id, care }) => [_id, asSeen(care.followUp)]));
    const results = await inParts([...seen.keys()], (ids) =>
      set({ followUp, registrations: ids.map((orderId) => ({ orderId, seen: seen.get(orderId) ?? null })) }),
    );
    setDone({ rows, results });
    onDone();
  };
  return (
    <>
      {opened && (
        <FollowUpDialog
          title={phrases.forThese(rows.length)}
          hint={phrases.whatHappens.REGISTRATION}
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
