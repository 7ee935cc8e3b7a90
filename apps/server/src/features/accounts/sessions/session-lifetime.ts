const minute = 60_000;
const day = 24 * 60 * minute;

/** When a session ends: it expires after its lifetime, or is timed out after it was idle (DECISIONS §2). */
const lifetime = 30 * day;
const idleTime = 7 * day;

/** So long after password and second factor were shown a session may do what asks for a fresh proof. */
export const proofLife = 10 * minute;

/** How exactly the last use is noted: every note is a write. */
const noteEvery = 5 * minute;

/** When a session that is opened at `now` ends for good. */
export function sessionExpiry(now: Date): Date {
  return new Date(now.getTime() + lifetime);
}

/** A session that was last used at this moment or before is dead at `now`. */
export function idleSince(now: Date): Date {
  return new Date(now.getTime() - idleTime);
}

/** True when the last use was noted so long ago that it is time to note it again. */
export function isTouchDue(lastUsedAt: Date, now: Date): boolean {
  return now.getTime() - lastUsedAt.getTime() >= noteEvery;
}
