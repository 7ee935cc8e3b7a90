import type { StaffRole } from '@sangamam/contract/accounts/roles';
import {
  viewAskCancel,
  viewChanges,
  viewFollowUp,
  viewToDecide,
  viewWaiting,
  viewWrote,
} from '@sangamam/contract/orders/registrations/registration-filters';
import { hasAbility } from '@sangamam/contract/staff/abilities';

import { followUp } from '#phrases/casework/staff/follow-up.ts';
import { familiesAskToCancel } from '#phrases/orders/staff/cancel-requests.ts';
import { changesAsked } from '#phrases/orders/staff/change-requests.ts';
import * as phrases from '#phrases/orders/staff/views.ts';
import { SavedViews } from '#web/domain/saved-views/saved-views.tsx';
import type { ListParams } from '#web/ui/data/data-table/use-list-params.ts';
import { ViewChips } from '#web/ui/data/view-chips/view-chips.tsx';

import { useRegistrations, useViewCounts } from './api.ts';

/**
 * Links to what is to be decided, the oldest first, to what waits for its family, to families who wrote, ask to cancel or ask
 * for a change, to what staff follow up now, to all registrations, and to the saved views, each with its number.
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
  const waiting = useRegistrations({ ...ofConvention, question: 'WAITING' });
  const wrote = useRegistrations({ ...ofConvention, question: 'ANSWERED' });
  const cancel = useRegistrations({ ...ofConvention, cancel: 'ASKED' });
  const changes = useRegistrations({ ...ofConvention, change: 'REQUESTED' });
  const due = useRegistrations({ ...ofConvention, followUp: 'due' });
  const chips = [
    { value: viewToDecide, label: phrases.toDecideOldestFirst, sum: countText(toDecide.data?.total) },
    {
      value: viewWaiting,
      label: phrases.waitingForTheFamily,
      sum: countText(waiting.data?.total),
    },
    { value: viewWrote, label: phrases.familiesWrote, sum: countText(wrote.data?.total) },
    { value: viewAskCancel, label: familiesAskToCancel, sum: countText(cancel.data?.total) },
    { value: viewChanges, label: changesAsked, sum: countText(changes.data?.total) },
    { value: viewFollowUp, label: followUp, sum: countText(due.data?.total) },
    { value: 'all', label: phrases.allRegistrations, sum: countText(all.data?.total) },
  ];
  return (
    <SavedViews
      list="REGISTRATIONS"
      counts={counts}
      isUsable={({ query }) =>
        (decides || query['duplicates'] === undefined) &&
        (hasAbility(roles, 'read-answers') || query['answer'] === undefined) &&
        (seesMoney || !query['sort']?.endsWith('total'))
      }
      isPlain={(query) => Object.keys(query).every((name) => name === 'view')}
    >
      {(saved) => (
        <ViewChips
          label={phrases.viewsOfTheList}
          parameter="view"
          current={currentView(params)}
          chips={chips}
          also={conventionId && `conventionId=${conventionId}`}
          linked={saved}
        />
      )}
    </SavedViews>
  );
}

/** The view of the address; a link that only has the filter of a view is that view, too. */
function currentView(params: ListParams): string {
  const view = params.filter('view');
  if (view !== '') return view;
  if (params.filter('question') === 'WAITING') return viewWaiting;
  if (params.filter('question') === 'ANSWERED') return viewWrote;
  if (params.filter('cancel') === 'ASKED') return viewAskCancel;
  if (params.filter('change') === 'REQUESTED') return viewChanges;
  return params.filter('followUp') === 'due' ? viewFollowUp : 'all';
}

function countText(count: number | undefined): string | undefined {
  return count === undefined ? undefined : String(count);
}
