import {
  formatDate as inWords,
  formatDateRange as rangeInWords,
  formatDayAndMonth as withoutYear,
  formatWeekday as dayOfWeek,
} from '@sangamam/contract/fields/dates/format-date';

import { dateWords } from '#phrases/dates.ts';

/** Calendar dates in the words of this build's language. Numeric dates and amounts are the same in every language. */

/** `July 16, 2027`. */
export const formatDate = (date: string): string => inWords(date, dateWords);

/** `July 16–19, 2027`. */
export const formatDateRange = (from: string, to: string): string => rangeInWords(from, to, dateWords);

/** `July 16`. */
export const formatDayAndMonth = (date: string): string => withoutYear(date, dateWords);

/** `Friday`. */
export const formatWeekday = (date: string): string => dayOfWeek(date, dateWords);
