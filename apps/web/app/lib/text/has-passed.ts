import { calendarDateIn } from '@sangamam/contract/fields/dates/calendar-date';

/** Whether a calendar day (`YYYY-MM-DD`) is over where the reader is. */
export function hasPassed(day: string): boolean {
  return day < calendarDateIn(new Intl.DateTimeFormat().resolvedOptions().timeZone, new Date());
}
