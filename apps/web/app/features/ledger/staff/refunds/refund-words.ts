import { paymentTypeNames } from '@sangamam/contract/ledger/terms/payment-methods';
import type { RefundRow } from '@sangamam/contract/ledger/refunds/refund-admin-endpoints';
import { formatMoney } from '@sangamam/contract/orders/pricing/format-money';

import * as phrases from '#phrases/ledger/staff/refunds.ts';

/** What every dialog about a refund takes. */
export interface RefundDialogProps {
  refund: RefundRow;
  opened: boolean;
  onClose: () => void;
}

/** Identifies a refund in a dialog. */
export function describeRefund({
  registrantName,
  tmpConvRegNo,
  amount,
  keptFee,
  currency,
  method,
}: RefundRow): string {
  if (amount === 0)
    return phrases.describeKept({ registrantName, tmpConvRegNo, fee: formatMoney(keptFee, currency) });
  return phrases.describe({
    registrantName,
    tmpConvRegNo,
    amount: formatMoney(amount, currency),
    method: paymentTypeNames[method],
  });
}
