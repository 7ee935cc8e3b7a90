import { addDays } from '@sangamam/contract/fields/dates/calendar-date';

const day = 24 * 60 * 60_000;

/** Moves dates of a convention that began on `from` to a copy of it that begins on `to`. */
export function moveDates(from: string, to: string): (date: string) => string {
  const shift = Math.round((Date.parse(to) - Date.parse(from)) / day);
  return (date) => addDays(date, shift);
}
