import type { listOutbox } from '@sangamam/contract/mail/outbox/outbox-admin-endpoints';
import type { EndpointResult } from '@sangamam/contract/http/endpoint';

import { hideAccountLinks } from './account-link.ts';
import type { MailRow } from './outbox-repository.ts';

type ListedMail = EndpointResult<typeof listOutbox>['docs'][number];

/** A mail in the list. Its delay is told until it is over: where no mail leaves, nothing else would end it. */
export function presentMail(row: MailRow, now: Date): ListedMail {
  return {
    _id: row.id,
    kind: row.kind,
    to: row.toName ? `${row.toName} <${row.toAddress}>` : row.toAddress,
    subject: row.subject,
    createdAt: row.createdAt.toISOString(),
    sentAt: row.sentAt?.toISOString() ?? null,
    deadAt: row.deadAt?.toISOString() ?? null,
    delayedUntil: row.delayedUntil && row.delayedUntil > now ? row.delayedUntil.toISOString() : null,
    recalledAt: row.recalledAt?.toISOString() ?? null,
    discardedAt: row.discardedAt?.toISOString() ?? null,
    bouncedAt: row.bouncedAt?.toISOString() ?? null,
    attempts: row.attempts,
    lastError: row.lastError,
  };
}

/** A mail with its content, without the token of an account link, and since when none leave to its address. */
export function presentWholeMail(row: MailRow, now: Date, stopped: Date | null) {
  return {
    ...presentMail(row, now),
    bounceReason: row.bounceReason,
    siteVersion: row.siteVersion,
    addressStoppedAt: stopped?.toISOString() ?? null,
    html: hideAccountLinks(row.html),
    text: hideAccountLinks(row.text),
  };
}
