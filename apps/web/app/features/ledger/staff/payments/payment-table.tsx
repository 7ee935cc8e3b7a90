import type { StaffRole } from '@sangamam/contract/accounts/roles';

import { useListParams } from '#web/ui/data/data-table/use-list-params.ts';

import { PaymentChips } from './payment-chips.tsx';
import { PaymentList } from './payment-list.tsx';
import { UnreportedTable } from '../unreported/unreported-table.tsx';

const none: readonly StaffRole[] = [];

/** The treasurer's views: of payments, and of registrations and add-on orders that have none. */
export function PaymentTable({ roles = none }: { roles?: readonly StaffRole[] }) {
  const params = useListParams();
  const view = params.filter('view');
  return (
    <>
      <PaymentChips params={params} />
      {view === 'NOT_REPORTED' ? <UnreportedTable roles={roles} /> : <PaymentList roles={roles} />}
    </>
  );
}
