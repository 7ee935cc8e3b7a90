import * as phrases from '#phrases/orders/admin/views.ts';
import type { ListParams } from '#web/ui/data/data-table/use-list-params.ts';
import { ViewChips } from '#web/ui/data/view-chips/view-chips.tsx';
import { useRegistrations } from './api/registrations.ts';
import { viewToDecide } from './registration-query.ts';

/** Links to what is to be decided, the oldest first, and to all registrations, each with its number. */
export function RegistrationViews({ params }: { params: ListParams }) {
  const conventionId = params.filter('conventionId');
  const ofConvention = { ...(conventionId && conventionId !== 'all' && { conventionId }), pageSize: '1' };
  const all = useRegistrations(ofConvention);
  const toDecide = useRegistrations({ ...ofConvention, registrationStatus: 'PENDING_REG_APPROVAL' });
  const chips = [
    { value: viewToDecide, label: phrases.toDecideOldestFirst, sum: countText(toDecide.data?.total) },
    { value: 'all', label: phrases.allRegistrations, sum: countText(all.data?.total) },
  ];
  return (
    <ViewChips
      label={phrases.viewsOfTheList}
      parameter="view"
      current={params.filter('view') || 'all'}
      chips={chips}
      also={conventionId && `conventionId=${conventionId}`}
    />
  );
}

function countText(count: number | undefined): string | undefined {
  return count === undefined ? undefined : String(count);
}
