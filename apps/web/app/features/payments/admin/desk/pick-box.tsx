import type { PaymentRow } from '@sangamam/contract/payments/admin/payment-admin-endpoints';

import * as phrases from '#phrases/payments/bulk.ts';
import { CheckboxField } from '#web/ui/form/field/checkbox-field.tsx';
import styles from './desk.module.css';

/** Selects a payment to be received and approved together with others. */
export function PickBox({
  payment,
  isPicked,
  onPick,
}: {
  payment: PaymentRow;
  isPicked: boolean;
  onPick: (payment: PaymentRow, on: boolean) => void;
}) {
  return (
    <label className={styles['pick']}>
      <input
        type="checkbox"
        aria-label={phrases.select(payment)}
        checked={isPicked}
        onChange={(event) => onPick(payment, event.target.checked)}
      />
    </label>
  );
}

/** Selects all payments of the page that can be received and approved, or none. */
export function PickAll({
  receivable,
  picked,
  onPick,
}: {
  receivable: readonly PaymentRow[];
  picked: readonly PaymentRow[];
  onPick: (payments: readonly PaymentRow[]) => void;
}) {
  if (receivable.length === 0) return null;
  return (
    <CheckboxField
      label={phrases.selectAllOnThisPage({ count: receivable.length })}
      checked={picked.length === receivable.length}
      onChange={(event) => onPick(event.target.checked ? receivable : [])}
    />
  );
}
