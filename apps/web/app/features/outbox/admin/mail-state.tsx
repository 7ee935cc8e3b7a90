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

/** Whether a mail has left, waits, or was given up. */
export function MailState({ mail: { sentAt, deadAt, discardedAt, attempts } }: { mail: Delivery }) {
  if (sentAt !== null) return <StatusBadge tone="done">Sent</StatusBadge>;
  if (discardedAt) return <StatusBadge tone="stopped">Discarded</StatusBadge>;
  if (deadAt !== null) return <StatusBadge tone="stopped">Given up</StatusBadge>;
  if (attempts > 0) return <StatusBadge tone="action">Tries again</StatusBadge>;
  return <StatusBadge tone="waiting">Waiting</StatusBadge>;
}

/** The same as a sentence. */
export function deliverySentence({ sentAt, deadAt, discardedAt, attempts }: Delivery): string {
  const tries = `${attempts} ${attempts === 1 ? 'attempt' : 'attempts'}`;
  if (sentAt !== null) return `Sent ${formatInstant(sentAt)}`;
  if (discardedAt) return `Discarded ${formatInstant(discardedAt)}`;
  if (deadAt !== null) return `Given up ${formatInstant(deadAt)} after ${tries}`;
  return attempts > 0 ? `Not sent yet, ${tries} so far` : 'Not sent yet';
}
