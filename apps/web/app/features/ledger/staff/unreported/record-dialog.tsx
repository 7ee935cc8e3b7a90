import {
  paymentTypeNames,
  reportableMethods,
  type ReportableMethod,
} from '@sangamam/contract/ledger/terms/payment-methods';
import type { UnreportedRow } from '@sangamam/contract/ledger/unreported/unreported-endpoints';
import { formatMoney } from '@sangamam/contract/orders/pricing/format-money';
import { useState } from 'react';

import { recorded } from '#phrases/ledger/staff/payments.ts';
import * as phrases from '#phrases/ledger/staff/unreported.ts';
import { Dialog } from '#web/ui/feedback/dialog/dialog.tsx';
import { showToast } from '#web/ui/feedback/toast/toast.ts';
import { SelectField } from '#web/ui/form/field/select-field.tsx';

import { useReceiveUnreported } from '../payments/api.ts';
import { ReceiveForm } from '../payments/receive-form.tsx';

const methods = reportableMethods.map((value) => ({ value, label: paymentTypeNames[value] }));

/** Records money that came although the family reported none: how it came, then what came. */
export function RecordDialog({
  row,
  opened,
  onClose,
}: {
  row: UnreportedRow;
  opened: boolean;
  onClose: () => void;
}) {
  const [method, setMethod] = useState<ReportableMethod>(reportableMethods[0]);
  const { mutateAsync } = useReceiveUnreported(row.orderId);
  const payment = { ...row, method, dueAmount: row.amount, receivedAmount: 0, heldAmount: 0 };
  return (
    <Dialog opened={opened} onClose={onClose} title={phrases.recordMoneyOf(row)} size="sm">
      <SelectField
        label={phrases.howItCame}
        options={methods}
        value={method}
        onChange={(event) => setMethod(reportableMethods.find((one) => one === event.target.value) ?? method)}
      />
      <ReceiveForm
        key={method}
        payment={payment}
        title={phrases.recordMoneyOf(row)}
        submitLabel={phrases.record}
        amountHint={phrases.wholeDollarsWithoutFee}
        onSend={async ({ receivedBefore: _none, ...money }) => {
          await mutateAsync({ method, ...money });
          showToast({ message: recorded({ amount: formatMoney(money.amount, row.currency) }) });
        }}
        onClose={onClose}
      >
        <p>{phrases.recordText}</p>
      </ReceiveForm>
    </Dialog>
  );
}
