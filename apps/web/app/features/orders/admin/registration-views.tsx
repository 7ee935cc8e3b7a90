import type { StaffRole } from '@sangamam/contract/accounts/roles';
import { viewToDecide } from '@sangamam/contract/orders/admin/registration-filters';
import { hasAbility } from '@sangamam/contract/staff/abilities';

import * as phrases from '#phrases/orders/admin/views.ts';
import { SavedViews } from '#web/domain/saved-views/saved-views.tsx';
import type { ListParams } from '#web/ui/data/data-table/use-list-params.ts';
import { ViewChips } from '#web/ui/data/view-chips/view-chips.tsx';
import { useRegistrations } from './api/registrations.ts';
import { useViewCounts } from './api/view-counts.ts';

/**
 * Links to what is to be decided, the oldest first, to all registrations, and to the saved views, each with its number.
 */
export function RegistrationViews({ params, roles }: { params: ListParams; roles: readonly StaffRole[] }) {
  const conventionId = params.filter('conventionId');
  const shown = conventionId === 'all' ? '' : conventionId;
  const ofConvention = { ...(shown && { conventionId: shown }), pageSize: '1' };
  const all = useRegistrations(ofConvention);
  const toDecide = useRegistrations({ ...ofConvention, registrationStatus: 'PENDING_REG_APPROVAL' });
  const { data: counts } = useViewCounts(shown || undefined);
  const decides = hasAbility(roles, 'decide-registrations');
  const seesMoney = hasAbility(roles, 'see-money');
  const chips = [
    { value: viewToDecide, label: phrases.toDecideOldestFirst, sum: countText(toDecide.data?.total) },
    { value: 'all', label: phrases.allRegistrations, sum: countText(all.data?.total) },
  ];
  return (
    <SavedViews
      list="REGISTRATIONS"
      counts={counts}
      isUsable={({ query }) =>
        (decides || query['duplicates'] === undefined) && (seesMoney || !query['sort']?.endsWith('total'))
      }
      isPlain={(query) => Object.keys(query).every((name) => name === 'view')}
    >
      {(saved) => (
        <ViewChips
          label={phrases.viewsOfTheList}
          parameter="view"
          current={params.filter('view') || 'all'}
          chips={chips}
          also={conventionId && `conventionId=${conventionId}`}
          linked={saved}
        />
      )}
    </SavedViews>
  );
}

function countText(count: number | undefined): string | undefined {
  return count === undefined ? undefined : String(count);
}
