/** The moment at which a calendar date begins in a time zone (IANA name). */
export function startOfDay(timeZone: string, day: string): Date {
  const asUtc = Date.parse(`${day}T00:00:00Z`);
  // The offset of a moment near by, then that of the midnight it leads to: clocks may change in between.
  const near = asUtc - offsetMs(timeZone, asUtc);
  return new Date(asUtc - offsetMs(timeZone, near));
}

/** How far a time zone is ahead of UTC at a moment, in milliseconds. */
function offsetMs(timeZone: string, at: number): number {
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }).formatToParts(at);
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign = '+', hours = '0', minutes = '0'] = /^GMT([+-])(\d{2}):(\d{2})$/u.exec(name) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000;
}
