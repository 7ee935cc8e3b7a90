import type { MailTextKind } from '@sangamam/contract/mail/texts/mail-text-kinds';
import { and, asc, desc, eq, sql } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import { mailTexts, people, users } from '#server/db/schema/schema.ts';

const columns = {
  id: mailTexts.id,
  kind: mailTexts.kind,
  language: mailTexts.language,
  version: mailTexts.version,
  subject: mailTexts.subject,
  body: mailTexts.body,
  changedAt: mailTexts.changedAt,
  changedBy: sql<string | null>`${people.firstName} || ' ' || ${people.lastName}`,
};

/** A version of a text with the name of who made it. */
export type MailTextVersionRow = Awaited<ReturnType<typeof listTextVersions>>[number];

/** The versions that count, of all mails of a convention, with the names of who made them. */
export async function listTextStates(db: Executor, conventionId: string): Promise<MailTextVersionRow[]> {
  return db
    .selectDistinctOn([mailTexts.kind, mailTexts.language], columns)
    .from(mailTexts)
    .innerJoin(users, eq(users.id, mailTexts.changedBy))
    .leftJoin(people, eq(people.id, users.personId))
    .where(eq(mailTexts.conventionId, conventionId))
    .orderBy(asc(mailTexts.kind), asc(mailTexts.language), desc(mailTexts.version));
}

/** The versions of a mail's texts, the newest first. */
export async function listTextVersions(db: Executor, conventionId: string, kind: MailTextKind) {
  return db
    .select(columns)
    .from(mailTexts)
    .innerJoin(users, eq(users.id, mailTexts.changedBy))
    .leftJoin(people, eq(people.id, users.personId))
    .where(and(eq(mailTexts.conventionId, conventionId), eq(mailTexts.kind, kind)))
    .orderBy(desc(mailTexts.version));
}
