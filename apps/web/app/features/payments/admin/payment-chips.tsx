import { deskViews } from '@sangamam/contract/payments/views/payment-views';

import * as phrases from '#phrases/payments/views.ts';
import { usePaymentTotals } from './api/payment-totals.ts';
import { SumChips } from './sum-chips.tsx';

/** Links to the views of the treasurer's list, each with its number and its sum per currency. */
export function PaymentChips({ current }: { current: string }) {
  const { data } = usePaymentTotals();
  const chips = [
    { value: '', label: phrases.allPayments, totals: undefined },
    ...deskViews.map((view) => ({
      value: view as string,
      label: phrases.views[view],
      totals: data?.filter((total) => total.view === view),
    })),
  ];
  return <SumChips label={phrases.paymentsByWhatIsToDo} parameter="view" current={current} chips={chips} />;
}
