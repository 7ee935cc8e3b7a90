import type { PaymentRow } from '@sangamam/contract/ledger/payments/payment-admin-endpoints';

import * as phrases from '#phrases/ledger/staff/bulk.ts';
import { CheckboxField } from '#web/ui/form/field/checkbox-field.tsx';

import styles from './desk.module.css';

/** Selects a payment with which something is done together with others. */
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

/** Selects all payments of the page with which something can be done together, or none. */
export function PickAll({
  label,
  pickable,
  picked,
  onPick,
}: {
  label: string;
  pickable: readonly PaymentRow[];
  picked: readonly PaymentRow[];
  onPick: (payments: readonly PaymentRow[]) => void;
}) {
  if (pickable.length === 0) return null;
  return (
    <CheckboxField
      label={label}
      checked={picked.length === pickable.length}
      onChange={(event) => onPick(event.target.checked ? pickable : [])}
    />
  );
}
