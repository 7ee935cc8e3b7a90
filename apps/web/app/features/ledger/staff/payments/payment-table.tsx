import { useListParams } from '#web/ui/data/data-table/use-list-params.ts';

import { PaymentChips } from './payment-chips.tsx';
import { PaymentList } from './payment-list.tsx';
import { UnreportedTable } from '../unreported/unreported-table.tsx';

/** The treasurer's views: of payments, and of registrations and add-on orders that have none. */
export function PaymentTable() {
  const params = useListParams();
  const view = params.filter('view');
  return (
    <>
      <PaymentChips params={params} />
      {view === 'NOT_REPORTED' ? <UnreportedTable /> : <PaymentList />}
    </>
  );
}
