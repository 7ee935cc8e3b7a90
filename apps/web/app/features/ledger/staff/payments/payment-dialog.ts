import type { PaymentRow } from '@sangamam/contract/ledger/payments/payment-admin-endpoints';

/** What every dialog about a payment takes. */
export interface PaymentDialogProps {
  payment: PaymentRow;
  opened: boolean;
  onClose: () => void;
}

/** What the reversal of a payment says of it. */
export type ReversiblePayment = Pick<
  PaymentRow,
  | '_id'
  | 'registrantName'
  | 'tmpConvRegNo'
  | 'method'
  | 'dueAmount'
  | 'heldAmount'
  | 'currency'
  | 'state'
  | 'orderIsActive'
>;
