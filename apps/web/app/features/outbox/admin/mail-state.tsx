import * as phrases from '#phrases/outbox/admin.ts';
import { formatInstant } from '#web/lib/text/date-text.ts';
import { StatusBadge } from '#web/ui/primitives/status-badge/status-badge.tsx';

/** What is known about a mail's delivery. */
export interface Delivery {
  sentAt: string | null;
  deadAt: string | null;
  /** Only the outbox tells it. */
  discardedAt?: string | null;
  attempts: number;
}

/** Whether an email was sent, is waiting, or was given up. */
export function MailState({ mail: { sentAt, deadAt, discardedAt, attempts } }: { mail: Delivery }) {
  if (sentAt !== null) return <StatusBadge tone="done">{phrases.sent}</StatusBadge>;
  if (discardedAt) return <StatusBadge tone="stopped">{phrases.discarded}</StatusBadge>;
  if (deadAt !== null) return <StatusBadge tone="stopped">{phrases.givenUp}</StatusBadge>;
  if (attempts > 0) return <StatusBadge tone="action">{phrases.retrying}</StatusBadge>;
  return <StatusBadge tone="waiting">{phrases.waiting}</StatusBadge>;
}

/** The same as a sentence. */
export function deliveryText({ sentAt, deadAt, discardedAt, attempts }: Delivery): string {
  const tries = phrases.attemptCount(attempts);
  if (sentAt !== null) return phrases.sent2({ sentAt: formatInstant(sentAt) });
  if (discardedAt) return phrases.discarded2({ discardedAt: formatInstant(discardedAt) });
  if (deadAt !== null) return phrases.givenUpAfter({ deadAt: formatInstant(deadAt), tries });
  return attempts > 0 ? phrases.notSentYetSoFar({ tries }) : phrases.notSentYet;
}
