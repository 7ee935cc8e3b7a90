export * from '../en/dates.ts';
import type { DateWords } from '@sangamam/contract/fields/dates/date-words';
import { malayalamDates } from '@sangamam/contract/fields/dates/malayalam-dates';

export const dateWords: DateWords = malayalamDates;
export const momentLocale = 'ml-IN';
