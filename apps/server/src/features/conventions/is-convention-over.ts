import { calendarDateIn } from '@sangamam/contract/fields/dates/calendar-date';
import type { ConventionData } from '@sangamam/contract/conventions/convention';

/** Whether the last day of a convention has passed in its own time zone. */
export function isConventionOver(
  { timeZone, endDate }: Pick<ConventionData, 'timeZone' | 'endDate'>,
  now: Date,
): boolean {
  return calendarDateIn(timeZone, now) > endDate;
}
