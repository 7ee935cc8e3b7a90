import { adminPaths } from '@sangamam/contract/admin-paths';
import type { ApprovalResult } from '@sangamam/contract/orders/admin/registration-care-endpoints';
import type { RegistrationRow } from '@sangamam/contract/orders/admin/registration-admin-endpoints';
import { useState } from 'react';

import * as phrases from '#phrases/orders/admin/bulk.ts';
import { BulkBar } from '#web/domain/bulk-results/bulk-bar.tsx';
import { BulkResults, type BulkResult } from '#web/domain/bulk-results/bulk-results.tsx';
import { Button } from '#web/ui/primitives/button/button.tsx';
import { ConfirmDialog } from '#web/ui/feedback/dialog/confirm-dialog.tsx';
import { useApproveRegistrations } from '../api/approve-registrations.ts';
import { offerUndo } from '../undo/undo-offer.ts';

interface Done {
  rows: readonly RegistrationRow[];
  results: readonly ApprovalResult[];
}

/** Approves the selected registrations after one confirmation; each has its own result, and one undo is for all. */
export function BulkApprove({
  picked,
  onClear,
}: {
  picked: readonly RegistrationRow[];
  onClear: () => void;
}) {
  const [asked, setAsked] = useState(false);
  const [done, setDone] = useState<Done>();
  const approve = useApproveRegistrations();
  const many = phrases.registrationCount(picked.length);
  const approveAll = async () => {
    const [rows, madeAt] = [picked, Date.now()];
    const results = await approve.mutateAsync(rows.map(({ _id }) => _id));
    setDone({ rows, results });
    offerUndo({ message: titleOf({ rows, results }), decisions: undoableOf({ rows, results }), madeAt });
    onClear();
  };
  return (
    <>
      {picked.length > 0 && (
        <BulkBar label={phrases.selectedRegistrations} selected={phrases.selected({ many })}>
          <Button onClick={() => setAsked(true)}>{phrases.approveThese({ count: picked.length })}</Button>
          <Button variant="secondary" onClick={onClear}>
            {phrases.clear}
          </Button>
        </BulkBar>
      )}
      <ConfirmDialog
        opened={asked}
        onClose={() => setAsked(false)}
        title={phrases.approveTheseQuestion({ many })}
        confirmLabel={phrases.approve}
        tone="primary"
        onConfirm={approveAll}
      >
        <p>{phrases.eachFamilyWillBeToldBy}</p>
        <ul>
          {picked.map(({ _id, registrantName, tmpConvRegNo }) => (
            <li key={_id}>{`${registrantName}, ${tmpConvRegNo}`}</li>
          ))}
        </ul>
      </ConfirmDialog>
      <BulkResults
        title={done && titleOf(done)}
        results={done?.results.map((result) => resultOf(result, done.rows)) ?? []}
        note={phrases.allCanBeUndoneForAMinute}
        onClose={() => setDone(undefined)}
      />
    </>
  );
}

function titleOf({ results }: Done): string {
  const approved = results.filter((one) => one.approved).length;
  const refused = results.length - approved;
  return refused === 0
    ? phrases.approvedCount({ approved })
    : phrases.approvedNotApproved({ approved, refused });
}

function undoableOf({ rows, results }: Done) {
  return results.flatMap(({ _id, decisionId }) => {
    const row = rows.find((one) => one._id === _id);
    return decisionId === null || !row
      ? []
      : [{ orderId: _id, decisionId, name: row.registrantName, number: row.tmpConvRegNo }];
  });
}

function resultOf(
  { _id, approved, permConvRegNo, message }: ApprovalResult,
  rows: readonly RegistrationRow[],
): BulkResult {
  const row = rows.find((one) => one._id === _id);
  return {
    id: _id,
    name: row?.registrantName ?? phrases.registration,
    to: adminPaths.registration(_id),
    number: permConvRegNo ?? row?.tmpConvRegNo,
    succeeded: approved,
    state: approved ? (permConvRegNo ? phrases.confirmed : phrases.approvedState) : phrases.notApproved,
    message,
  };
}
