import type { PaymentRow } from '@sangamam/contract/ledger/payments/payment-admin-endpoints';

import * as phrases from '#phrases/ledger/staff/done.ts';
import { UndoButton } from '#web/domain/undo/undo-button.tsx';

import styles from './desk.module.css';

/** What was done with a payment a moment ago, with a button that undoes it while that can be done. */
export function DoneLine({
  payment,
  isKept,
  isUndoing,
  onUndo,
}: {
  payment: PaymentRow;
  /** It is no longer in this view. */
  isKept: boolean;
  isUndoing: boolean;
  onUndo: () => void;
}) {
  const { undo, registrantName } = payment;
  if (!undo) return isKept ? <span className={styles['done']}>{phrases.done}</span> : null;
  return (
    <span className={styles['done']}>
      {phrases.doneWith({ what: phrases.doneActions[undo.action] })}
      <UndoButton
        key={undo.decisionId}
        until={undo.until}
        label={phrases.undoOf({ what: phrases.doneActions[undo.action], name: registrantName })}
        isUndoing={isUndoing}
        onUndo={onUndo}
      />
    </span>
  );
}
