/**
 * Short forms of calendar dates, `YYYY-MM-DD`, which have no time zone: a birthday never shifts. How dates are spoken, the
 * contract knows (`fields/spoken-date`), for mails say it alike.
 */

/** `MM-DD-YYYY` (DECISIONS §1). */
export function shortDate(date: string): string {
  return `${date.slice(5, 7)}-${date.slice(8, 10)}-${date.slice(0, 4)}`;
}

/** `MM-YYYY`, as births are shown (DECISIONS §5). */
export function monthYear(date: string): string {
  return `${date.slice(5, 7)}-${date.slice(0, 4)}`;
}

/** An instant (ISO 8601) as the reader's clock tells it: `Nov 20, 2026, 7:26 PM`. Only in the browser: a server has another clock. */
export function spokenInstant(instant: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' }).format(
    new Date(instant),
  );
}

/** The day of an instant, by the reader's clock: `Nov 20, 2026`. Only in the browser. */
export function dayOfInstant(instant: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' }).format(new Date(instant));
}
