import { loggedRecords } from '@sangamam/contract/audit/activity-log/log-endpoints';
import { addDays, isCalendarDate } from '@sangamam/contract/fields/dates/calendar-date';

import type { ListParams } from '#web/ui/data/data-table/use-list-params.ts';

/** The filters of the log as its address has them. Days are those of the reader's clock, as the list shows them. */
export function logFilter(params: ListParams) {
  const search = params.filter('search').trim().slice(0, 100);
  const action = params.filter('action');
  const record = loggedRecords.find((one) => one === params.filter('record'));
  const from = params.filter('from');
  const until = params.filter('until');
  return {
    ...(search && { search }),
    ...(action && { action }),
    ...(record && { record }),
    ...(isCalendarDate(from) && { from: startOf(from) }),
    ...(isCalendarDate(until) && { until: startOf(addDays(until, 1)) }),
  };
}

const startOf = (day: string) => new Date(`${day}T00:00:00`).toISOString();
