import { refundStates } from '@sangamam/contract/ledger/refunds/refund-decisions';

import { useListParams, type ListParams } from '#web/ui/data/data-table/use-list-params.ts';
import * as phrases from '#phrases/ledger/staff/refunds.ts';

import { RefundTable } from './refund-table.tsx';
import { UncoveredTable } from './uncovered-table.tsx';
import { conventionOf, conventionSearch } from '../payments/payment-query.ts';
import { SumChips } from '../payments/sum-chips.tsx';
import { useRefundTotals } from './api.ts';

/** The queue of refunds: what is to be started, and what is in each state. */
export function RefundQueue() {
  const params = useListParams();
  const current = params.filter('state');
  return (
    <>
      <RefundChips params={params} />
      {current === '' ? <UncoveredTable params={params} /> : <RefundTable params={params} />}
    </>
  );
}

/** Links to the views of the queue, each with its number and its sum per currency; the current one is marked. */
function RefundChips({ params }: { params: ListParams }) {
  const { data, isPending } = useRefundTotals(conventionOf(params));
  const chips = [
    { value: '', label: phrases.toBeStarted, totals: isPending ? null : data?.uncovered },
    ...refundStates.map((state) => ({
      value: state as string,
      label: phrases.states[state],
      totals: isPending ? null : data?.states.filter((total) => total.state === state),
    })),
    { value: 'ALL', label: phrases.allRefunds, totals: undefined },
  ];
  return (
    <SumChips
      label={phrases.refundsByState}
      parameter="state"
      current={params.filter('state')}
      chips={chips}
      also={conventionSearch(params)}
    />
  );
}
