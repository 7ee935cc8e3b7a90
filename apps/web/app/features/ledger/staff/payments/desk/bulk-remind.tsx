import { adminPaths } from '@sangamam/contract/admin-paths';
import type { PaymentRow } from '@sangamam/contract/ledger/payments/payment-admin-endpoints';
import type { RemindedNow } from '@sangamam/contract/collection/reminders/remind-now';
import { useState } from 'react';

import * as bulk from '#phrases/ledger/staff/bulk.ts';
import * as phrases from '#phrases/collection/staff/remind-now.ts';
import { reasonTexts } from '#phrases/collection/staff/reminders.ts';
import { BulkResults, type BulkResult } from '#web/domain/bulk-results/bulk-results.tsx';
import { isFailure } from '#web/lib/api/api-error.ts';
import { Button } from '#web/ui/primitives/button/button.tsx';
import { ConfirmDialog } from '#web/ui/feedback/dialog/confirm-dialog.tsx';
import { Dialog, DialogActions } from '#web/ui/feedback/dialog/dialog.tsx';
import { showToast } from '#web/ui/feedback/toast/toast.ts';
import { BulkCare } from '#web/features/casework/staff/care/bulk-care.tsx';
import { namedPayment, sumsOf } from '#web/features/ledger/staff/payments/payment-words.ts';

import { useRemindDryRun, useRemindNow } from '../api.ts';
import { RemindPlan } from './remind-plan.tsx';

/** Reminds the families of the selected payments of what is missing, once they were seen who gets a mail and who not. */
export function BulkRemind({ picked, onClear }: { picked: readonly PaymentRow[]; onClear: () => void }) {
  const [plan, setPlan] = useState<readonly RemindedNow[]>();
  const [done, setDone] = useState<readonly RemindedNow[]>();
  const [rows, setRows] = useState<readonly PaymentRow[]>([]);
  const dryRun = useRemindDryRun();
  const remind = useRemindNow();
  const reminded = plan?.filter(({ reason }) => reason !== null) ?? [];
  const look = async () => {
    try {
      setRows(picked);
      setPlan(await dryRun.mutateAsync(picked.map(({ orderId }) => orderId)));
    } catch (error) {
      if (!isFailure(error)) throw error;
      showToast({ message: error.message, tone: 'danger' });
    }
  };
  const send = async () => {
    setDone(await remind.mutateAsync(reminded.map(({ orderId }) => orderId)));
    onClear();
  };
  return (
    <>
      <BulkCare
        kind="PAYMENT"
        rows={picked.map(namedPayment)}
        label={bulk.selectedPayments}
        selected={bulk.selected({ many: bulk.paymentCount(picked.length), sums: sumsOf(picked) })}
        onClear={onClear}
      >
        <Button loading={dryRun.isPending} onClick={() => void look()}>
          {phrases.remind({ count: picked.length })}
        </Button>
      </BulkCare>
      <ConfirmDialog
        opened={plan !== undefined && reminded.length > 0}
        onClose={() => setPlan(undefined)}
        title={phrases.remindQuestion(reminded.length)}
        confirmLabel={phrases.sendReminders(reminded.length)}
        tone="primary"
        onConfirm={send}
      >
        <RemindPlan plan={plan ?? []} rows={rows} />
      </ConfirmDialog>
      <Dialog
        opened={plan !== undefined && reminded.length === 0}
        onClose={() => setPlan(undefined)}
        title={phrases.nobodyIsReminded}
        size="sm"
      >
        <RemindPlan plan={plan ?? []} rows={rows} />
        <DialogActions>
          <Button onClick={() => setPlan(undefined)}>{phrases.close}</Button>
        </DialogActions>
      </Dialog>
      <BulkResults
        title={done && phrases.remindedCount(done.filter(({ isSent }) => isSent).length)}
        results={done?.flatMap((one) => resultOf(one, rows)) ?? []}
        onClose={() => setDone(undefined)}
      />
    </>
  );
}

function resultOf(
  { orderId, isSent, reason, refusal }: RemindedNow,
  rows: readonly PaymentRow[],
): BulkResult[] {
  const row = rows.find((one) => one.orderId === orderId);
  if (!row) return [];
  return [
    {
      id: orderId,
      name: row.registrantName,
      to: adminPaths.registration(orderId),
      number: row.tmpConvRegNo,
      succeeded: isSent,
      state: isSent ? phrases.reminded : phrases.notReminded,
      message: refusal ? phrases.notRemindedTexts[refusal] : reason && reasonTexts[reason],
    },
  ];
}
