import type { EndpointInput } from '@sangamam/contract/http/endpoint';
import {
  getReminderSchedule,
  listUnreminded,
  previewReminders,
  updateReminderSchedule,
} from '@sangamam/contract/collection/reminders/reminder-endpoints';
import type { ReminderSchedule } from '@sangamam/contract/collection/reminders/reminder-schedule';
import { keepPreviousData } from '@tanstack/react-query';

import { createMutationHook, createQueryHook } from '#web/lib/query/endpoint-hooks.ts';

/** When families are reminded of open payments. */
export const useReminderSchedule = createQueryHook(getReminderSchedule, () => ({}));

/** Changes it, as it was at `revision`; the preview follows. */
export const useUpdateReminderSchedule = createMutationHook(
  updateReminderSchedule,
  (revision: number) => (schedule: ReminderSchedule) => ({ body: { ...schedule, revision } }),
  { refreshes: 'everything', answers: () => useReminderSchedule.options() },
);

/** A page of the mails that would be sent; the previous one stays while the next is loading. */
export const usePlannedReminders = createQueryHook(
  previewReminders,
  (query: EndpointInput<typeof previewReminders>['query']) => ({ query }),
  { placeholderData: keepPreviousData },
);

/** A page of the families that owe something and get no reminder. */
export const useUnreminded = createQueryHook(
  listUnreminded,
  (query: EndpointInput<typeof listUnreminded>['query']) => ({ query }),
  { placeholderData: keepPreviousData },
);
