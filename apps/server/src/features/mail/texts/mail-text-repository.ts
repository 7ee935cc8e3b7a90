import type { MailTextKind } from '@sangamam/contract/mail/texts/mail-text-kinds';
import type { Language } from '@sangamam/contract/phrases/language';
import { and, asc, desc, eq } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import { mailTexts } from '#server/db/schema/schema.ts';

export type MailTextRow = typeof mailTexts.$inferSelect;

/** The mail and language that a text is of. */
export interface MailTextKey {
  conventionId: string;
  kind: MailTextKind;
  language: Language;
}

const isOf = ({ conventionId, kind, language }: MailTextKey) =>
  and(eq(mailTexts.conventionId, conventionId), eq(mailTexts.kind, kind), eq(mailTexts.language, language));

/** The version that counts; undefined where the text was never changed. */
export async function findLatestText(db: Executor, key: MailTextKey): Promise<MailTextRow | undefined> {
  const [row] = await db.select().from(mailTexts).where(isOf(key)).orderBy(desc(mailTexts.version)).limit(1);
  return row;
}

/** Adds a version; undefined when somebody added it first. */
export async function insertText(
  db: Executor,
  text: Omit<MailTextRow, 'id'>,
): Promise<MailTextRow | undefined> {
  const [row] = await db
    .insert(mailTexts)
    .values(text)
    .onConflictDoNothing({
      target: [mailTexts.conventionId, mailTexts.kind, mailTexts.language, mailTexts.version],
    })
    .returning();
  return row;
}

/** The versions that count, of all mails of a convention. */
export async function listLatestTexts(db: Executor, conventionId: string): Promise<MailTextRow[]> {
  return db
    .selectDistinctOn([mailTexts.kind, mailTexts.language])
    .from(mailTexts)
    .where(eq(mailTexts.conventionId, conventionId))
    .orderBy(asc(mailTexts.kind), asc(mailTexts.language), desc(mailTexts.version));
}
