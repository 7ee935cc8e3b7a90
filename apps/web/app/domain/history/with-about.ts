import { isCalendarDate } from '@sangamam/contract/fields/dates/calendar-date';
import { formatDate } from '@sangamam/contract/fields/dates/format-date';

/** What was done, with whom or what it was about: a name, or a day (`YYYY-MM-DD`). */
export function withAbout(what: string, about: string | null): string {
  if (about === null) return what;
  return `${what}: ${isCalendarDate(about) ? formatDate(about) : about}`;
}
