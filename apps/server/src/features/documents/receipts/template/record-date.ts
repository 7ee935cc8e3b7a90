/** `MM-DD-YYYY`, as dates stand on receipts (DECISIONS §5). */
export function recordDate(date: string): string {
  return `${date.slice(5, 7)}-${date.slice(8, 10)}-${date.slice(0, 4)}`;
}

/** From one day to another, or the one day. */
export function recordDates(from: string, to: string): string {
  return from === to ? recordDate(from) : `${recordDate(from)} – ${recordDate(to)}`;
}
