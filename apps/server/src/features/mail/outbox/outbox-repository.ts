import { listOutbox, type MailStateName } from '@sangamam/contract/mail/outbox/outbox-admin-endpoints';
import {
  and,
  count,
  desc,
  eq,
  gte,
  ilike,
  inArray,
  isNotNull,
  isNull,
  lt,
  not,
  or,
  sql,
  type AnyColumn,
  type SQL,
} from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import { defineList } from '#server/db/lists/define-list.ts';
import { likePattern } from '#server/db/like-pattern.ts';
import { nameFound } from '#server/db/name-search.ts';
import { prepareInsert } from '#server/db/statements/prepare-row-statement.ts';
import { outboxMails } from '#server/db/schema/schema.ts';

import { hiddenToken } from './account-link.ts';

export type MailRow = typeof outboxMails.$inferSelect;

type NewMail = typeof outboxMails.$inferInsert;

const insertOne = prepareInsert('insert_mail', outboxMails, (db, mails: NewMail[]) =>
  db
    .insert(outboxMails)
    .values(mails)
    .onConflictDoNothing({ target: outboxMails.dedupeKey })
    .returning({ id: outboxMails.id }),
);

/** Inserts a mail and returns its id; undefined when its event already has one. */
export async function insertMail(db: Executor, mail: NewMail): Promise<string | undefined> {
  const [row] = await insertOne(db, [mail]);
  return row?.id;
}

/** Inserts mails and returns those whose event had none. */
export async function insertMails(
  db: Executor,
  mails: NewMail[],
): Promise<{ id: string; dedupeKey: string }[]> {
  return db
    .insert(outboxMails)
    .values(mails)
    .onConflictDoNothing({ target: outboxMails.dedupeKey })
    .returning({ id: outboxMails.id, dedupeKey: outboxMails.dedupeKey });
}

/** An unsent mail; undefined once it was sent or given up. */
export async function findWaitingMail(db: Executor, id: string): Promise<MailRow | undefined> {
  const rows = await db
    .select()
    .from(outboxMails)
    .where(and(eq(outboxMails.id, id), isNull(outboxMails.sentAt), isNull(outboxMails.deadAt)));
  return rows[0];
}

/** The columns cleared once a mail was sent or given up. Mails of an older version have the token in their texts. */
export const withoutAccountLink = {
  linkToken: null,
  text: withoutTokens(outboxMails.text),
  html: withoutTokens(outboxMails.html),
};

function withoutTokens(column: AnyColumn) {
  const pattern = String.raw`/(set|reset)-password/[A-Za-z0-9_-]+`;
  const hidden = String.raw`/\1-password/${hiddenToken}`;
  return sql<string>`regexp_replace(${column}, ${pattern}, ${hidden}, 'g')`;
}

export async function recordSent(db: Executor, id: string, at: Date): Promise<void> {
  await db
    .update(outboxMails)
    .set({ ...withoutAccountLink, sentAt: at, lastError: null, attempts: sql`${outboxMails.attempts} + 1` })
    .where(eq(outboxMails.id, id));
}

/** Records a failed attempt; with `deadAt` it was the last one, with `discardedAt` nobody has to decide about it. */
export async function recordFailure(
  db: Executor,
  id: string,
  { error, deadAt, discardedAt }: { error: string; deadAt: Date | null; discardedAt: Date | null },
): Promise<void> {
  await db
    .update(outboxMails)
    .set({
      ...(deadAt !== null && withoutAccountLink),
      lastError: error,
      deadAt,
      discardedAt,
      attempts: sql`${outboxMails.attempts} + 1`,
    })
    .where(eq(outboxMails.id, id));
}

/** Removes links from mails that were sent or given up, and from all that are older than their kind of link lives. */
export async function removeSpentAccountLinks(
  db: Executor,
  { accountLinks, questionLinks }: { accountLinks: Date; questionLinks: Date },
): Promise<void> {
  const isQuestion = eq(outboxMails.kind, 'order.question');
  await db
    .update(outboxMails)
    .set(withoutAccountLink)
    .where(
      and(
        or(
          isNotNull(outboxMails.sentAt),
          isNotNull(outboxMails.deadAt),
          lt(outboxMails.createdAt, questionLinks),
          and(not(isQuestion), lt(outboxMails.createdAt, accountLinks)),
        ),
        or(
          isNotNull(outboxMails.linkToken),
          sql`${outboxMails.text} ~ ${`/(set|reset)-password/(?!${hiddenToken})`}`,
        ),
      ),
    );
}

export async function countMails(db: Executor): Promise<{ waiting: number; dead: number }> {
  const rows = await db
    .select({
      waiting: sql<number>`count(*) filter (where ${outboxMails.deadAt} is null)::int`,
      dead: sql<number>`count(*) filter (where ${outboxMails.deadAt} is not null and ${outboxMails.discardedAt} is null)::int`,
    })
    .from(outboxMails)
    .where(isNull(outboxMails.sentAt));
  return rows[0] ?? { waiting: 0, dead: 0 };
}

const isUnsent = isNull(outboxMails.sentAt);
const isKept = and(isUnsent, isNull(outboxMails.recalledAt));
const isOpen = and(isKept, isNull(outboxMails.discardedAt));

/** The first that applies decides: a recalled mail may have been given up before. */
const inState: Readonly<Record<MailStateName, SQL | undefined>> = {
  SENT: and(isNotNull(outboxMails.sentAt), isNull(outboxMails.bouncedAt)),
  BOUNCED: isNotNull(outboxMails.bouncedAt),
  RECALLED: and(isUnsent, isNotNull(outboxMails.recalledAt)),
  DISCARDED: and(isKept, isNotNull(outboxMails.discardedAt)),
  GIVEN_UP: and(isOpen, isNotNull(outboxMails.deadAt)),
  WAITING: and(isOpen, isNull(outboxMails.deadAt)),
};

/** The outbox, newest first. */
export const mailList = defineList(listOutbox, {
  rows: (db) => db.select().from(outboxMails),
  ids: (db) => db.select({ id: outboxMails.id }).from(outboxMails),
  where: { search: searchMails, state: (state) => inState[state] },
  order: { by: [desc(outboxMails.createdAt)], unique: desc(outboxMails.id) },
});

function searchMails(search: string) {
  const pattern = likePattern(search);
  return or(
    ilike(outboxMails.toAddress, pattern),
    nameFound([outboxMails.toName], search),
    ilike(outboxMails.subject, pattern),
    ilike(outboxMails.kind, pattern),
  );
}

/** Mails of these kinds to an account that were written at `since` or later. */
export async function countMailsOf(
  db: Executor,
  { userId, kinds, since }: { userId: string; kinds: string[]; since: Date },
): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(outboxMails)
    .where(
      and(
        gte(outboxMails.createdAt, since),
        eq(outboxMails.userId, userId),
        inArray(outboxMails.kind, kinds),
      ),
    );
  return row?.total ?? 0;
}

/** Whether there is a mail with this key, sent or not. */
export async function hasMailWithKey(db: Executor, dedupeKey: string): Promise<boolean> {
  return (await db.$count(outboxMails, eq(outboxMails.dedupeKey, dedupeKey))) > 0;
}

export async function findMail(db: Executor, id: string): Promise<MailRow | undefined> {
  const rows = await db.select().from(outboxMails).where(eq(outboxMails.id, id));
  return rows[0];
}
