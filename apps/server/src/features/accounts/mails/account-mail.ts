import { fullName } from '@sangamam/contract/fields/full-name';

import type { Context } from '#server/db/context.ts';
import type { MailBlock } from '#server/features/mail/layout/mail-blocks.ts';
import { composeMail } from '#server/features/mail/layout/mail-layout.ts';
import { queueMail, type QueuedMail } from '#server/features/mail/outbox/queue-mail.ts';
import { readMailSite } from '#server/features/conventions/site-settings/read-mail-site.ts';
import { mailPhrases } from '#server/phrases/mail-phrases.ts';

import { findLanguage } from '../account/account-read-model.ts';

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

/**
 * Queues a mail about an account to its owner, in the caller's transaction and in the language that the owner chose;
 * `write` is handed the phrases and their values.
 */
export async function queueAccountMail(
  ctx: Context,
  to: Addressee,
  write: (values: { siteName: string }, phrases: AccountPhrases) => AccountMail,
): Promise<void> {
  const language = await findLanguage(ctx.db, to.id);
  const site = await readMailSite(ctx);
  const { accounts, layout } = mailPhrases(language);
  const { kind, dedupeKey, linkToken, subject, blocks } = write({ siteName: site.name }, accounts);
  const greeting = layout.dear({ name: to.firstName });
  await queueMail(ctx, {
    ...composeMail({ site, language, subject, greeting, blocks }),
    kind,
    dedupeKey,
    linkToken,
    to: { address: to.email, name: fullName(to) },
    userId: to.id,
  });
}

type AccountPhrases = ReturnType<typeof mailPhrases>['accounts'];
