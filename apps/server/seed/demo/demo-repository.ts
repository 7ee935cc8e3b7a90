import { and, isNull, sql } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import { conventions, outboxMails } from '#server/db/schema/schema.ts';

/**
 * Allows one process at a time to seed; others wait until its transaction ends. All of a demo is one transaction, so
 * that an interrupted start leaves none of it. On a busy machine the process may get no time for longer than other
 * transactions may pause, and the database would close the connection.
 */
export async function lockSeeding(db: Executor): Promise<void> {
  await db.execute(sql`set local idle_in_transaction_session_timeout = 0`);
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('sangamam seed'))`);
}

/** True when there is any convention: the site is in use, or the demo is already there. */
export async function hasConventions(db: Executor): Promise<boolean> {
  const rows = await db.select({ id: conventions.id }).from(conventions).limit(1);
  return rows.length > 0;
}

/**
 * Marks mails to addresses reserved for examples as sent and removes their jobs: no mail server ever receives mails of
 * the demo, and the outbox shows them as sent.
 */
export async function markExampleMailsSent(db: Executor): Promise<void> {
  const settled = await db
    .update(outboxMails)
    .set({ sentAt: sql`${outboxMails.createdAt}`, linkToken: null })
    .where(
      and(
        isNull(outboxMails.sentAt),
        isNull(outboxMails.deadAt),
        sql`${outboxMails.toAddress} ~ '@example\\.(com|net|org)$'`,
      ),
    )
    .returning({ id: outboxMails.id });
  const keys = settled.map(({ id }) => `mail:${id}`);
  await db.execute(
    sql`select graphile_worker.remove_job(key) from unnest(${sql.param(keys)}::text[]) as key`,
  );
}
