import type { listOutbox } from '@sangamam/contract/outbox/admin/outbox-admin-endpoints';
import type { EndpointResult } from '@sangamam/contract/http/endpoint';

import { hideAccountLinks } from './account-link.ts';
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
    discardedAt: row.discardedAt?.toISOString() ?? null,
    attempts: row.attempts,
    lastError: row.lastError,
  };
}

/** A mail with what it says, but for the token of a link that opens an account. */
export function presentWholeMail(row: MailRow): ListedMail & Record<'html' | 'text', string> {
  return { ...presentMail(row), html: hideAccountLinks(row.html), text: hideAccountLinks(row.text) };
}
