/** Minutes since 1970 of a day and a time (`HH:mm`, seconds ignored) on one clock without a time zone. */
export function minutesOf(day: string, time: string): number {
  return Date.parse(`${day}T${time.slice(0, 5)}Z`) / 60_000;
}

/** The day and time of minutes since 1970 on the same clock. */
export function dayAndTime(minutes: number): { day: string; time: string } {
  const text = new Date(minutes * 60_000).toISOString();
  return { day: text.slice(0, 10), time: text.slice(11, 16) };
}
