import { programmeDays, type ProgrammeItem } from '@sangamam/contract/content/programme';

import { formatWeekday } from '#web/lib/text/calendar-text.ts';

/** A day as the home page shows it. */
export interface ShownDay {
  date: string;
  weekday: string;
  titles: string[];
}

/** Days that fit beside each other, and lines that one has room for. */
const mostDays = 5;
const mostTitles = 4;

/** The days with what editors chose for the home page. For loaders: the rest of the programme stays on the server. */
export function shownDays(items: readonly ProgrammeItem[]): ShownDay[] {
  return programmeDays(items.filter(({ highlight }) => highlight))
    .slice(0, mostDays)
    .map(({ date, items }) => ({
      date,
      weekday: formatWeekday(date),
      titles: [...new Set(items.map(({ title }) => title))].slice(0, mostTitles),
    }));
}
