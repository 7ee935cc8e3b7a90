import type { StaffRole } from '@sangamam/contract/accounts/roles';
import {
  viewedLists,
  type SavedView,
  type ViewedList,
} from '@sangamam/contract/casework/saved-views/saved-view';
import type { AskedAudience } from '@sangamam/contract/letters/letter-draft';
import { hasAbility } from '@sangamam/contract/staff/abilities';

import { paymentsView, peopleView } from '#phrases/letters/staff/audience.ts';
import { useSavedViews } from '#web/domain/saved-views/api.ts';

import { audienceIn } from './audience-in-address.ts';

/** A saved view to whose families the reader may write. */
export interface AudienceView {
  _id: string;
  name: string;
  /** Its name with the list, where that is not the one of registrations. */
  label: string;
  asked: AskedAudience;
}

/** The saved views of registrations, payments and people that somebody with these roles sees; nothing while they load. */
export function useAudienceViews(roles: readonly StaffRole[]): readonly AudienceView[] | undefined {
  const seen = (list: ViewedList) => (hasAbility(roles, viewedLists[list]) ? list : undefined);
  const registrations = useSavedViews(seen('REGISTRATIONS'));
  const payments = useSavedViews(seen('PAYMENTS'));
  const people = useSavedViews(seen('PEOPLE'));
  if ([registrations, payments, people].some(({ isLoading }) => isLoading)) return undefined;
  return [
    ...viewsOf('REGISTRATIONS', registrations.data, ({ name }) => name),
    ...viewsOf('PAYMENTS', payments.data, paymentsView),
    ...viewsOf('PEOPLE', people.data, peopleView),
  ];
}

function viewsOf(
  list: ViewedList,
  views: readonly SavedView[] = [],
  label: (view: { name: string }) => string,
): AudienceView[] {
  return views.map(({ _id, name, query }) => ({
    _id,
    name,
    label: label({ name }),
    asked: audienceIn(list, (filter) => query[filter] ?? ''),
  }));
}
