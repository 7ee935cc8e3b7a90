import { englishDates, type DateWords } from '@sangamam/contract/fields/dates/date-words';

export const dateWords: DateWords = englishDates;
export const momentLocale = 'en-US';
