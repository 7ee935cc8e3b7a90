import { isByCheck } from '@sangamam/contract/ledger/terms/payment-methods';
import type { PaymentRow } from '@sangamam/contract/ledger/payments/payment-admin-endpoints';
import type { ReceivedAndApproved } from '@sangamam/contract/ledger/decisions/receive-and-approve-endpoints';
import { formatMoney } from '@sangamam/contract/orders/pricing/format-money';
import { useState } from 'react';

import * as phrases from '#phrases/ledger/staff/bulk.ts';
import { BulkCare } from '#web/features/casework/staff/care/bulk-care.tsx';
import { Button } from '#web/ui/primitives/button/button.tsx';
import { ConfirmDialog } from '#web/ui/feedback/dialog/confirm-dialog.tsx';

import { useReceiveAndApproveEach } from '../api.ts';
import { missingOf, namedPayment, sumsOf } from '../payment-words.ts';
import { ReceiveResults } from './receive-results.tsx';

/** Assigns, follows up and labels the selected payments; those that can be are received and approved, each with what is missing of it, after one confirmation. */
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
  const receivable = picked.filter(({ actions }) => actions.includes('receive-and-approve'));
  const many = phrases.paymentCount(receivable.length);
  return (
    <>
      <BulkCare
        kind="PAYMENT"
        rows={picked.map(namedPayment)}
        label={phrases.selectedPayments}
        selected={
          receivable.length === picked.length
            ? phrases.selected({ many: phrases.paymentCount(picked.length), sums: sumsOf(picked) })
            : phrases.selectedOnly({ many: phrases.paymentCount(picked.length) })
        }
        onClear={onClear}
      >
        {receivable.length > 0 && (
          <Button onClick={() => setAsked(true)}>
            {phrases.receivedAndApprove({ count: receivable.length })}
          </Button>
        )}
      </BulkCare>
      <ConfirmDialog
        opened={asked}
        onClose={() => setAsked(false)}
        title={phrases.receivedAndApproveQuestion({ many })}
        confirmLabel={phrases.receivedAndApproveAll}
        tone="primary"
        onConfirm={async () => {
          const rows = receivable;
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
        <p>{phrases.receivedAndApproveText({ sums: sumsOf(receivable) })}</p>
        {receivable.some(({ method }) => isByCheck(method)) && <p>{phrases.checksHaveNoNumber}</p>}
        <ul>
          {receivable.map((row) => (
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
