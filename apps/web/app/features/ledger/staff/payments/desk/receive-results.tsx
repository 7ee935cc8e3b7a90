import { adminPaths } from '@sangamam/contract/admin-paths';
import type { PaymentRow } from '@sangamam/contract/ledger/payments/payment-admin-endpoints';
import type { ReceivedAndApproved } from '@sangamam/contract/ledger/decisions/receive-and-approve-endpoints';

import * as phrases from '#phrases/ledger/staff/bulk.ts';
import { BulkResults, type BulkResult } from '#web/domain/bulk-results/bulk-results.tsx';

interface Done {
  rows: readonly PaymentRow[];
  results: readonly ReceivedAndApproved[];
}

/** The result for each payment that was to be received and approved. */
export function ReceiveResults({ done, onClose }: { done: Done | undefined; onClose: () => void }) {
  return (
    <BulkResults
      title={done && titleOf(done)}
      results={done?.results.flatMap((result) => resultOf(result, done.rows)) ?? []}
      note={phrases.undoHint}
      onClose={onClose}
    />
  );
}

function titleOf({ results }: Done): string {
  const approved = results.filter((one) => one.approved).length;
  const refused = results.length - approved;
  return refused === 0 ? phrases.approvedAll({ approved }) : phrases.approvedAndNot({ approved, refused });
}

function resultOf(result: ReceivedAndApproved, rows: readonly PaymentRow[]): BulkResult[] {
  const { _id: id, approved: succeeded, orderStatus, permConvRegNo, message } = result;
  const row = rows.find(({ _id }) => _id === id);
  if (!row) return [];
  const approvedState = orderStatus === 'CONFIRMED' ? phrases.confirmed : phrases.approved;
  return [
    {
      id,
      name: row.registrantName,
      to: adminPaths.registration(row.orderId),
      number: permConvRegNo ?? row.tmpConvRegNo,
      succeeded,
      state: succeeded ? approvedState : phrases.notApproved,
      message,
    },
  ];
}
