import { useListParams } from '#web/ui/data/data-table/use-list-params.ts';
import { RefundChips } from './refund-chips.tsx';
import { RefundTable } from './refund-table.tsx';
import { UncoveredTable } from './uncovered-table.tsx';

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
