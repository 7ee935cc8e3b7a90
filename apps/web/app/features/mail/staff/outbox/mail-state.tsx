import { mailStates } from '@sangamam/contract/mail/outbox/outbox-admin-endpoints';

import * as phrases from '#phrases/mail/staff/outbox.ts';
import { formatInstant } from '#web/lib/text/date-text.ts';
import { StatusBadge } from '#web/ui/primitives/status-badge/status-badge.tsx';

/** What is known about a mail's delivery. */
export interface Delivery {
  sentAt: string | null;
  deadAt: string | null;
  /** Only the outbox tells it. */
  discardedAt?: string | null;
  bouncedAt?: string | null;
  delayedUntil?: string | null;
  recalledAt?: string | null;
  attempts: number;
}

/** Whether an email was sent, is waiting, was recalled or was given up. */
export function MailState({ mail }: { mail: Delivery }) {
  const { sentAt, deadAt, discardedAt, bouncedAt, delayedUntil, recalledAt, attempts } = mail;
  if (bouncedAt) return <StatusBadge tone="stopped">{phrases.cameBack}</StatusBadge>;
  if (sentAt !== null) return <StatusBadge tone="done">{phrases.sent}</StatusBadge>;
  if (recalledAt) return <StatusBadge tone="stopped">{phrases.recalled}</StatusBadge>;
  if (discardedAt) return <StatusBadge tone="stopped">{phrases.discarded}</StatusBadge>;
  if (deadAt !== null) return <StatusBadge tone="stopped">{phrases.givenUp}</StatusBadge>;
  if (attempts > 0) return <StatusBadge tone="action">{phrases.retrying}</StatusBadge>;
  return <StatusBadge tone="waiting">{delayedUntil ? phrases.delayed : phrases.waiting}</StatusBadge>;
}

/** The same as a sentence. */
export function deliveryText(mail: Delivery & { kind: string }): string {
  const { kind, sentAt, deadAt, discardedAt, bouncedAt, delayedUntil, recalledAt, attempts } = mail;
  const tries = phrases.attemptCount(attempts);
  if (bouncedAt) return phrases.cameBackOn({ bouncedAt: formatInstant(bouncedAt) });
  if (sentAt !== null) return phrases.sentOn({ sentAt: formatInstant(sentAt) });
  if (recalledAt) {
    const recalled = { recalledAt: formatInstant(recalledAt) };
    return kind === 'letter' ? phrases.recalledWithLetter(recalled) : phrases.recalledBecauseUndone(recalled);
  }
  if (discardedAt) return phrases.discardedOn({ discardedAt: formatInstant(discardedAt) });
  if (deadAt !== null) return phrases.givenUpAfter({ deadAt: formatInstant(deadAt), tries });
  if (delayedUntil && kind === 'letter') return phrases.leavesAt({ at: formatInstant(delayedUntil) });
  if (delayedUntil) return phrases.waitsForUndo;
  return attempts > 0 ? phrases.notSentAfterTries({ tries }) : phrases.notSentYet;
}

/** The states to filter by. */
export const mailStateOptions = mailStates.map((value) => ({ value, label: phrases.stateNames[value] }));
