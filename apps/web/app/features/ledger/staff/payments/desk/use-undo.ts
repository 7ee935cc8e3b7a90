import type { PaymentRow } from '@sangamam/contract/ledger/payments/payment-admin-endpoints';

import { undone } from '#phrases/ledger/staff/undo.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { showToast } from '#web/ui/feedback/toast/toast.ts';
import { useUndoPayment } from '../api.ts';

/** Undoes the last decision about a payment, and says so; a refusal is said, too. */
export function useUndo() {
  const { mutateAsync, isPending, variables } = useUndoPayment();
  const undo = async ({ _id: paymentId, undo: decision }: PaymentRow) => {
    if (!decision || isPending) return;
    try {
      await mutateAsync({ paymentId, decisionId: decision.decisionId });
      showToast({ message: undone });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      showToast({ message: error.message, tone: 'danger' });
    }
  };
  return { undo, undoingId: isPending ? variables.paymentId : undefined };
}
