import type { getOutboxMail, listOutbox } from '@sangamam/contract/admin/outbox-desk';
import type { EndpointResult } from '@sangamam/contract/http/endpoint';

import type { MailRow } from './outbox-repository.ts';

type ListedMail = EndpointResult<typeof listOutbox>['docs'][number];

/** A mail as the list shows it. */
export function presentMail(row: MailRow): ListedMail {
  return {
    _id: row.id,
    kind: row.kind,
    to: row.toName ? `${row.toName} <${row.toAddress}>` : row.toAddress,
    subject: row.subject,
    createdAt: row.createdAt.toISOString(),
    sentAt: row.sentAt?.toISOString() ?? null,
    deadAt: row.deadAt?.toISOString() ?? null,
    attempts: row.attempts,
    lastError: row.lastError,
  };
}

/** A mail with what it says. */
export function presentWholeMail(row: MailRow): EndpointResult<typeof getOutboxMail> {
  return { ...presentMail(row), html: row.html, text: row.text };
}
