import { z } from 'zod';

export { ageOn } from './age.ts';

/** An existing calendar date without time zone, `YYYY-MM-DD`. */
export const calendarDate = z.iso.date();

/** True for an existing calendar date; false for any other value. */
export function isCalendarDate(value: unknown): value is string {
  return calendarDate.safeParse(value).success;
}

/** Creating a formatter costs a hundred times as much as using one. */
const formatters = new Map<string, Intl.DateTimeFormat>();

/** Today's calendar date in `timeZone` (IANA name). */
export function calendarDateIn(timeZone: string, instant: Date): string {
  let formatter = formatters.get(timeZone);
  if (!formatter) {
    formatter = new Intl.DateTimeFormat('en-CA', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    });
    formatters.set(timeZone, formatter);
  }
  return formatter.format(instant);
}

/** The day `days` after `date`. */
export function addDays(date: string, days: number): string {
  const moved = new Date(`${date}T00:00:00Z`);
  moved.setUTCDate(moved.getUTCDate() + days);
  return moved.toISOString().slice(0, 10);
}

/** The day `days` business days after `date`: Monday to Friday, except on days for which `isHoliday` is true. */
export function addBusinessDays(
  date: string,
  days: number,
  isHoliday: (day: string) => boolean = () => false,
): string {
  let day = date;
  for (let left = days; left > 0;) {
    day = addDays(day, 1);
    const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
    if (weekday !== 0 && weekday !== 6 && !isHoliday(day)) left -= 1;
  }
  return day;
}
