import { and, eq, isNull, sql } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import { outboxMails } from '#server/db/schema/schema.ts';
import { letterKind } from '#server/features/mail/outbox/queue-mail.ts';

/** The domains for which mails of letters have not left yet. */
export async function listWaitingDomains(db: Executor): Promise<string[]> {
  const domain = sql<string>`lower(substring(${outboxMails.toAddress} from '[^@]*$'))`;
  const rows = await db
    .selectDistinct({ domain })
    .from(outboxMails)
    .where(and(eq(outboxMails.kind, letterKind), isNull(outboxMails.sentAt), isNull(outboxMails.deadAt)));
  return rows.map((row) => row.domain);
}
