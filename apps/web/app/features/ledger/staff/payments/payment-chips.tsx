import { deskViews } from '@sangamam/contract/ledger/payments/payment-views';

import * as phrases from '#phrases/ledger/staff/views.ts';
import { SavedViews } from '#web/domain/saved-views/saved-views.tsx';
import type { ListParams } from '#web/ui/data/data-table/use-list-params.ts';

import { usePaymentTotals, useViewCounts } from './api.ts';
import { conventionOf, conventionSearch } from './payment-query.ts';
import { SumChips } from './sum-chips.tsx';

/** Links to the views of the treasurer's list, each with its number and its sum per currency, and to the saved ones. */
export function PaymentChips({ params }: { params: ListParams }) {
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
