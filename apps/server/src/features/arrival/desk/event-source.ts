/** Where events come from; `sentAt` is the time of the device's clock. */
export interface EventSource {
  desk: string;
  sentAt: string;
  actorId: string;
}

/** A device that was off for longer than a week has a wrong clock. */
const oldestMs = 7 * 24 * 60 * 60_000;

/** The instant of an event by our clock: as long ago as it was by the device's. */
export function instantOf({ at }: { at: string }, { sentAt }: EventSource, now: Date): Date {
  const ageMs = Date.parse(sentAt) - Date.parse(at);
  return new Date(now.getTime() - Math.min(Math.max(ageMs, 0), oldestMs));
}
