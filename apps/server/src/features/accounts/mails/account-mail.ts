import { fullName } from '@sangamam/contract/fields/full-name';
import type { Language } from '@sangamam/contract/phrases/language';

import type { Context } from '#server/db/context.ts';
import type { MailBlock } from '#server/features/outbox/layout/mail-blocks.ts';
import { composeMail } from '#server/features/outbox/layout/mail-layout.ts';
import { queueMail, type QueuedMail } from '#server/features/outbox/queue-mail.ts';
import { readMailSite } from '#server/features/reference-data/read-mail-site.ts';
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
 * Queues a mail in English about an account to its owner, in the caller's transaction. `write` is handed the phrases'
 * values.
 */
export function queueAccountMail(
  ctx: Context,
  to: Addressee,
  write: (values: { siteName: string }) => AccountMail,
): Promise<void> {
  return queueIn('en', ctx, to, write);
}

/** The same in the language that the owner chose; `write` is handed the phrases of that language, too. */
export async function queueTranslatedAccountMail(
  ctx: Context,
  to: Addressee,
  write: (values: { siteName: string }, phrases: AccountPhrases) => AccountMail,
): Promise<void> {
  const language = await findLanguage(ctx.db, to.id);
  return queueIn(language, ctx, to, (values) => write(values, mailPhrases(language).accounts));
}

type AccountPhrases = ReturnType<typeof mailPhrases>['accounts'];

async function queueIn(
  language: Language,
  ctx: Context,
  to: Addressee,
  write: (values: { siteName: string }) => AccountMail,
): Promise<void> {
  const site = await readMailSite(ctx);
  const { kind, dedupeKey, linkToken, subject, blocks } = write({ siteName: site.name });
  const greeting = mailPhrases(language).layout.dear({ name: to.firstName });
  await queueMail(ctx, {
    ...composeMail({ site, language, subject, greeting, blocks }),
    kind,
    dedupeKey,
    linkToken,
    to: { address: to.email, name: fullName(to) },
    userId: to.id,
  });
}
