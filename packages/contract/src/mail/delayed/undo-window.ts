/** For how long a decision of staff can be undone, and how long its mails wait in the outbox. */
export const undoWindowSeconds = 60;

/** The instant until which a decision can be undone. */
export function undoableUntil(decidedAt: Date): Date {
  return new Date(decidedAt.getTime() + undoWindowSeconds * 1_000);
}
