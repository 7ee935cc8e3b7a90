/** The time of an instant in the reader's time zone, `10:42 AM`; with the day where it is not today. */
export function timeOf(instant: string, now = new Date()): string {
  const at = new Date(instant);
  const isToday = at.toDateString() === now.toDateString();
  return new Intl.DateTimeFormat('en-US', {
    timeStyle: 'short',
    ...(!isToday && { dateStyle: 'medium' }),
  }).format(at);
}
