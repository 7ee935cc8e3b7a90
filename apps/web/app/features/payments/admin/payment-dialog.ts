import type { PaymentRow } from '@sangamam/contract/payments/admin/payment-admin-endpoints';

/** What every dialog about a payment takes. */
export interface PaymentDialogProps {
  payment: PaymentRow;
  opened: boolean;
  onClose: () => void;
}
