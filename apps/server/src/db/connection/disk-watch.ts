import { isDiskFull } from '#server/adapters/storage/storage-unavailable.ts';

import { isDatabaseDiskFull } from './database-unavailable.ts';

/** What can run out of room. */
export type DiskPlace = 'database' | 'files';

/** Milliseconds. A small write may find a gap on a full disk: one that works soon after one that failed proves nothing. */
const settlesAfterMs = 60_000;

/**
 * Knows, from the writes of one application, which disks are full. It is not kept in the database, which may be what has
 * no room.
 */
export interface DiskWatch {
  /** Checks whether a call failed because a disk is full. */
  noteError(error: unknown): void;
  /** A write worked. */
  noteWrite(place: DiskPlace): void;
  /** Full disks, and since when. */
  full(): { place: DiskPlace; since: Date }[];
}

/** `now` returns milliseconds since 1970. */
export function createDiskWatch(now: () => number = Date.now): DiskWatch {
  const failures = new Map<DiskPlace, { first: number; last: number }>();
  return {
    noteError(error) {
      const place = fullPlaceOf(error);
      if (place !== undefined) {
        failures.set(place, { first: failures.get(place)?.first ?? now(), last: now() });
      }
    },
    noteWrite(place) {
      const failure = failures.get(place);
      if (failure !== undefined && now() - failure.last >= settlesAfterMs) failures.delete(place);
    },
    full: () => [...failures].map(([place, { first }]) => ({ place, since: new Date(first) })),
  };
}

function fullPlaceOf(error: unknown): DiskPlace | undefined {
  if (isDatabaseDiskFull(error)) return 'database';
  return isDiskFull(error) ? 'files' : undefined;
}
