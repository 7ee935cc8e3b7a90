import type { StaffRole } from '@sangamam/contract/accounts/roles';
import { deskViews } from '@sangamam/contract/ledger/payments/payment-views';

import { useListParams, type ListParams } from '#web/ui/data/data-table/use-list-params.ts';
import * as phrases from '#phrases/ledger/staff/views.ts';
import { SavedViews } from '#web/domain/saved-views/saved-views.tsx';

import { PaymentList } from './payment-list.tsx';
import { UnreportedTable } from '../unreported/unreported-table.tsx';
import { usePaymentTotals, useViewCounts } from './api.ts';
import { conventionOf, conventionSearch } from './payment-query.ts';
import { SumChips } from './sum-chips.tsx';

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

/** Links to the views of the treasurer's list, each with its number and its sum per currency, and to the saved ones. */
function PaymentChips({ params }: { params: ListParams }) {
  const convention = conventionOf(params);
  const { data, isPending } = usePaymentTotals(convention);
  const counts = useViewCounts(convention);
  const chips = [
    { value: '', label: phrases.allPayments, totals: undefined },
    ...deskViews.map((view) => ({
      value: view as string,
      label: phrases.views[view],
      totals: isPending ? null : data?.filter((total) => total.view === view),
    })),
  ];
  return (
    <SavedViews
      list="PAYMENTS"
      counts={counts.data}
      isPlain={(query) => Object.keys(query).every((name) => name === 'view')}
    >
      {(saved) => (
        <SumChips
          label={phrases.viewsLabel}
          parameter="view"
          current={params.filter('view')}
          chips={chips}
          also={conventionSearch(params)}
          linked={saved}
        />
      )}
    </SavedViews>
  );
}
