import {
  getChecklistReminders,
  listWithoutChecklistReminder,
  previewChecklistReminders,
  switchChecklistReminders,
} from '@sangamam/contract/reports/checklist-reminders/checklist-reminder-endpoints';
import { keepPreviousData } from '@tanstack/react-query';
import type { EndpointInput } from '@sangamam/contract/http/endpoint';
import { listReadiness } from '@sangamam/contract/reports/readiness/readiness-admin-endpoints';

import { createMutationHook, createQueryHook } from '#web/lib/query/endpoint-hooks.ts';

/** Whether families of a convention are reminded of their checklist. */
export const useChecklistReminders = createQueryHook(getChecklistReminders, (conventionId: string) => ({
  params: { conventionId },
}));

/** Switches the reminders of a convention on or off. */
export const useSwitchChecklistReminders = createMutationHook(
  switchChecklistReminders,
  (conventionId: string) => (enabled: boolean) => ({ params: { conventionId }, body: { enabled } }),
  { refreshes: 'everything' },
);

/** What a page of the dry run shows: families of a convention that the search finds. */
interface Asked {
  conventionId: string;
  search: string;
  page: number;
}

const inputOf = ({ conventionId, search, page }: Asked) => ({
  params: { conventionId },
  query: { ...(search && { search }), page: String(page) },
});

/** A page of the families that would get a mail; the previous one stays while the next is loading. */
export const usePlannedChecklistReminders = createQueryHook(previewChecklistReminders, inputOf, {
  placeholderData: keepPreviousData,
});

/** A page of the families that would get none; the previous one stays while the next is loading. */
export const useFamiliesWithoutReminder = createQueryHook(listWithoutChecklistReminder, inputOf, {
  placeholderData: keepPreviousData,
});

/** A page of the checklists; the previous one stays while the next is loading. */
export const useReadinessList = createQueryHook(
  listReadiness,
  (query: EndpointInput<typeof listReadiness>['query']) => ({ query }),
  { placeholderData: keepPreviousData },
);
