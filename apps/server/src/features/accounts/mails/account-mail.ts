import { fullName } from '@sangamam/contract/fields/full-name';

import { dear } from '#phrases/mails/layout.ts';
import type { Context } from '#server/db/context.ts';
import type { MailBlock } from '#server/features/outbox/layout/mail-blocks.ts';
import { composeMail } from '#server/features/outbox/layout/mail-layout.ts';
import { queueMail, type QueuedMail } from '#server/features/outbox/queue-mail.ts';
import { readMailSite } from '#server/features/reference-data/read-mail-site.ts';

/** The owner of the account that a mail is about. */
export interface Addressee {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
}

type AccountMail = Pick<QueuedMail, 'kind' | 'dedupeKey' | 'linkToken' | 'subject'> & {
  blocks: readonly MailBlock[];
};

/** Queues a mail about an account to its owner, in the caller's transaction. `write` is handed the phrases' values. */
export async function queueAccountMail(
  ctx: Context,
  to: Addressee,
  write: (values: { siteName: string }) => AccountMail,
): Promise<void> {
  const site = await readMailSite(ctx);
  const { kind, dedupeKey, linkToken, subject, blocks } = write({ siteName: site.name });
  await queueMail(ctx, {
    ...composeMail({ site, subject, greeting: dear({ name: to.firstName }), blocks }),
    kind,
    dedupeKey,
    linkToken,
    to: { address: to.email, name: fullName(to) },
    userId: to.id,
  });
}
