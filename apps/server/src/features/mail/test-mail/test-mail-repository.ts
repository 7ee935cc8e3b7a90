import { testMailKind } from '@sangamam/contract/mail/test-mail/test-mail-endpoints';
import { and, desc, eq } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import { outboxMails } from '#server/db/schema/schema.ts';

import type { MailRow } from '../outbox/outbox-repository.ts';

/** The latest test mail to an account. */
export async function findLatestTestMail(db: Executor, userId: string): Promise<MailRow | undefined> {
  const [latest] = await db
    .select()
    .from(outboxMails)
    .where(and(eq(outboxMails.userId, userId), eq(outboxMails.kind, testMailKind)))
    .orderBy(desc(outboxMails.createdAt), desc(outboxMails.id))
    .limit(1);
  return latest;
}
