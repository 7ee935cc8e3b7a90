import { isCalendarDate } from '../../fields/dates/calendar-date.ts';

/** A day typed as MM-DD-YYYY, also with slashes or dots, without leading zeros, or as it travels: `YYYY-MM-DD`. */
export function typedDay(typed: string): string | undefined {
  if (isCalendarDate(typed.trim())) return typed.trim();
  const [, month = '', day = '', year = ''] =
    /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/u.exec(typed.trim()) ?? [];
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isCalendarDate(date) ? date : undefined;
}

/** A time of 24 hours typed as HH:MM, also without the colon or the leading zero, as `HH:mm`. */
export function typedTime(typed: string): string | undefined {
  const [, hours = '', minutes = ''] = /^(\d{1,2}):?(\d{2})$/u.exec(typed.trim()) ?? [];
  const time = `${hours.padStart(2, '0')}:${minutes}`;
  return /^(?:[01]\d|2[0-3]):[0-5]\d$/u.test(time) ? time : undefined;
}
