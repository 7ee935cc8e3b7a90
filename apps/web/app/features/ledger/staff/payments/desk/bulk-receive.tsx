import { isByCheck } from '@sangamam/contract/ledger/terms/payment-methods';
import type { PaymentRow } from '@sangamam/contract/ledger/payments/payment-admin-endpoints';
import type { ReceivedAndApproved } from '@sangamam/contract/ledger/decisions/receive-and-approve-endpoints';
import { formatMoney } from '@sangamam/contract/orders/pricing/format-money';
import { useState } from 'react';

import * as phrases from '#phrases/ledger/staff/bulk.ts';
import { BulkBar } from '#web/domain/bulk-results/bulk-bar.tsx';
import { Button } from '#web/ui/primitives/button/button.tsx';
import { ConfirmDialog } from '#web/ui/feedback/dialog/confirm-dialog.tsx';

import { useReceiveAndApproveEach } from '../api.ts';
import { missingOf, sumsOf } from '../payment-words.ts';
import { ReceiveResults } from './receive-results.tsx';

/** Receives and approves the selected payments, each with what is missing of it, after one confirmation. */
export function BulkReceive({
  picked,
  onTouch,
  onClear,
}: {
  picked: readonly PaymentRow[];
  onTouch: (payments: readonly PaymentRow[]) => void;
  onClear: () => void;
}) {
  const [asked, setAsked] = useState(false);
  const [done, setDone] = useState<{
    rows: readonly PaymentRow[];
    results: readonly ReceivedAndApproved[];
  }>();
  const { mutateAsync } = useReceiveAndApproveEach();
  const many = phrases.paymentCount(picked.length);
  return (
    <>
      {picked.length > 0 && (
        <BulkBar label={phrases.selectedPayments} selected={phrases.selected({ many, sums: sumsOf(picked) })}>
          <Button onClick={() => setAsked(true)}>
            {phrases.receivedAndApprove({ count: picked.length })}
          </Button>
          <Button variant="secondary" onClick={onClear}>
            {phrases.clear}
          </Button>
        </BulkBar>
      )}
      <ConfirmDialog
        opened={asked}
        onClose={() => setAsked(false)}
        title={phrases.receivedAndApproveQuestion({ many })}
        confirmLabel={phrases.receivedAndApproveAll}
        tone="primary"
        onConfirm={async () => {
          const rows = picked;
          onTouch(rows);
          const results = await mutateAsync(
            rows.map((row) => ({
              paymentId: row._id,
              amount: missingOf(row),
              receivedBefore: row.receivedAmount,
            })),
          );
          setDone({ rows, results });
          onClear();
        }}
      >
        <p>{phrases.receivedAndApproveText({ sums: sumsOf(picked) })}</p>
        {picked.some(({ method }) => isByCheck(method)) && <p>{phrases.checksHaveNoNumber}</p>}
        <ul>
          {picked.map((row) => (
            <li key={row._id}>
              {phrases.lineOf({
                registrantName: row.registrantName,
                tmpConvRegNo: row.tmpConvRegNo,
                amount: formatMoney(missingOf(row), row.currency),
              })}
            </li>
          ))}
        </ul>
      </ConfirmDialog>
      <ReceiveResults done={done} onClose={() => setDone(undefined)} />
    </>
  );
}
