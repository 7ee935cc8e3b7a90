import { refundStates } from '@sangamam/contract/payments/refunds/refund-decisions';

import * as phrases from '#phrases/payments/refunds.ts';
import { SumChips } from '../sum-chips.tsx';
import { useRefundTotals } from './api/refunds.ts';

/** Links to the views of the queue, each with its number and its sum per currency; the current one is marked. */
export function RefundChips({ current }: { current: string }) {
  const { data } = useRefundTotals();
  const chips = [
    { value: '', label: phrases.toBeStarted, totals: data?.uncovered },
    ...refundStates.map((state) => ({
      value: state as string,
      label: phrases.states[state],
      totals: data?.states.filter((total) => total.state === state),
    })),
    { value: 'ALL', label: phrases.allRefunds, totals: undefined },
  ];
  return <SumChips label={phrases.refundsByState} parameter="state" current={current} chips={chips} />;
}
