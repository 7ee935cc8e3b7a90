import type { getOutboxMail } from '@sangamam/contract/mail/outbox/outbox-admin-endpoints';
import type { EndpointResult } from '@sangamam/contract/http/endpoint';

import type { Context } from '#server/db/context.ts';

import { findTextVersion } from '../texts/text-version-read-model.ts';
import type { MailRow } from './outbox-repository.ts';

/** The version of the organiser's text that a mail was written with; null for the site's own. */
export async function textOfMail(
  ctx: Context,
  { textId }: MailRow,
): Promise<EndpointResult<typeof getOutboxMail>['organisersText']> {
  const text = textId === null ? undefined : await findTextVersion(ctx.db, textId);
  return text ? { ...text, changedAt: text.changedAt.toISOString() } : null;
}
