/**
 * Short forms of calendar dates, `YYYY-MM-DD`, which have no time zone: a birthday never shifts. How dates are spoken, the
 * contract knows (`fields/spoken-date`), for mails say it alike.
 */

/** `MM-DD-YYYY` (DECISIONS §1). */
export function shortDate(date: string): string {
  return `${date.slice(5, 7)}-${date.slice(8, 10)}-${date.slice(0, 4)}`;
}

/** Two dates as a field has them: `07-03-2027 – 07-06-2027`, or one where both are the same. */
export function shortDateRange(from: string, to: string): string {
  return from === to ? shortDate(from) : `${shortDate(from)} – ${shortDate(to)}`;
}

/** `MM-YYYY`, as births are shown (DECISIONS §5). */
export function monthYear(date: string): string {
  return `${date.slice(5, 7)}-${date.slice(0, 4)}`;
}

/** An instant (ISO 8601) as the reader's clock tells it: `Nov 20, 2026, 7:26 PM`. Only in the browser: a server has another clock. */
export function formatInstant(instant: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' }).format(
    new Date(instant),
  );
}

/** The day of an instant, by the reader's clock, as prose has it: `Nov 20, 2026`. Only in the browser. */
export function formatDayOfInstant(instant: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' }).format(new Date(instant));
}

/** `MM-DD-YYYY` of an instant, by the reader's clock, as fields and tables have it (DECISIONS §5). Only in the browser. */
export function dayOfInstant(instant: string): string {
  const twoDigits = { month: '2-digit', day: '2-digit', year: 'numeric' } as const;
  return new Intl.DateTimeFormat('en-US', twoDigits).format(new Date(instant)).replaceAll('/', '-');
}

/** `MM-DD-YYYY HH:mm` of an instant, by the reader's clock, as fields and tables have it (SPEC §3). Only in the browser. */
export function shortInstant(instant: string): string {
  const time = new Intl.DateTimeFormat('en-US', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  return `${dayOfInstant(instant)} ${time.format(new Date(instant))}`;
}
