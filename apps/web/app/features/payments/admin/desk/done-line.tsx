import type { PaymentRow } from '@sangamam/contract/payments/admin/payment-admin-endpoints';
import { useEffect, useState } from 'react';

import * as phrases from '#phrases/payments/undo.ts';
import { Button } from '#web/ui/primitives/button/button.tsx';
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

/** Vanishes when the decision can no longer be undone. */
function UndoButton({
  until,
  label,
  isUndoing,
  onUndo,
}: {
  until: string;
  label: string;
  isUndoing: boolean;
  onUndo: () => void;
}) {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsOver(true), Math.max(Date.parse(until) - Date.now(), 0));
    return () => clearTimeout(timer);
  }, [until]);
  if (isOver) return null;
  return (
    <Button size="sm" variant="muted" aria-label={label} loading={isUndoing} onClick={onUndo}>
      {phrases.undo}
    </Button>
  );
}
