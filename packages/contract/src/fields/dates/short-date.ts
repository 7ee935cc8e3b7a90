/** `MM-DD-YYYY` of a calendar date, which has no time zone: a birthday never shifts (DECISIONS §1, §5). */
export function shortDate(date: string): string {
  return `${date.slice(5, 7)}-${date.slice(8, 10)}-${date.slice(0, 4)}`;
}

/** A date range, `07-03-2027 – 07-06-2027`, or one date if both are the same. */
export function shortDateRange(from: string, to: string): string {
  return from === to ? shortDate(from) : `${shortDate(from)} – ${shortDate(to)}`;
}
