import type { ConventionData } from '@sangamam/contract/conventions/convention';
import { calendarDateIn } from '@sangamam/contract/fields/dates/calendar-date';

/** Whether the convention's last day has passed where it takes place. */
export function conventionOver({ timeZone, endDate }: ConventionData): boolean {
  return calendarDateIn(timeZone, new Date()) > endDate;
}
