import { momentLocale } from '#phrases/dates.ts';

/** Forms of births and instants. Those of calendar dates are in the contract, since emails and receipts use them, too. */

/** `MM-YYYY`, as births are shown (DECISIONS §5). */
export function monthYear(date: string): string {
  return `${date.slice(5, 7)}-${date.slice(0, 4)}`;
}

/** An instant (ISO 8601) in the reader's time zone: `Nov 20, 2026, 7:26 PM`. Browser only. */
export function formatInstant(instant: string): string {
  return new Intl.DateTimeFormat(momentLocale, { dateStyle: 'medium', timeStyle: 'short' }).format(
    new Date(instant),
  );
}

/** The day of an instant in the reader's time zone, for prose: `Nov 20, 2026`. Browser only. */
export function formatDayOfInstant(instant: string): string {
  return new Intl.DateTimeFormat(momentLocale, { dateStyle: 'medium' }).format(new Date(instant));
}

/** `MM-DD-YYYY` of an instant in the reader's time zone, for fields and tables (DECISIONS §5). Browser only. */
export function dayOfInstant(instant: string): string {
  const twoDigits = { month: '2-digit', day: '2-digit', year: 'numeric' } as const;
  return new Intl.DateTimeFormat('en-US', twoDigits).format(new Date(instant)).replaceAll('/', '-');
}

/** `MM-DD-YYYY HH:mm` of an instant in the reader's time zone, for fields and tables (SPEC §3). Browser only. */
export function shortInstant(instant: string): string {
  const time = new Intl.DateTimeFormat('en-US', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  return `${dayOfInstant(instant)} ${time.format(new Date(instant))}`;
}
