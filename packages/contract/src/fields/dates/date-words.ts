/** How a language writes calendar dates in prose. Digits are Latin in all of them. */
export interface DateWords {
  /** January first. */
  months: readonly string[];
  /** Sunday first. */
  weekdays: readonly string[];
  /** Days of a year (`July 16–19`) with the year. */
  withYear: (days: string, year: number) => string;
}

export const englishDates: DateWords = {
  months: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
  weekdays: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  withYear: (days, year) => `${days}, ${year}`,
};
