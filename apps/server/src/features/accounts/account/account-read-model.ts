import type { Language } from '@sangamam/contract/phrases/language';
import { eq, type Placeholder } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import { prepareStatement } from '#server/db/statements/prepare-statement.ts';
import { people, users } from '#server/db/schema/schema.ts';

/** An account with what signing in and mailing need to know of its person. */
export type AccountRow = NonNullable<Awaited<ReturnType<typeof findAccountByEmail>>>;

const columns = {
  id: users.id,
  personId: users.personId,
  type: users.type,
  passwordHash: users.passwordHash,
  emailVerifiedAt: users.emailVerifiedAt,
  suspendedAt: users.suspendedAt,
  closedAt: users.closedAt,
  language: users.language,
  email: people.email,
  firstName: people.firstName,
  lastName: people.lastName,
};

function selectAccounts(db: Executor) {
  return db.select(columns).from(users).innerJoin(people, eq(people.id, users.personId)).$dynamic();
}

const accountByEmail = prepareStatement('account_by_email', (db, of: Record<'email', Placeholder>) =>
  selectAccounts(db).where(eq(people.email, of.email)),
);

/** `email` in lower case, as it is stored. */
export async function findAccountByEmail(db: Executor, email: string) {
  const [row] = await accountByEmail(db, { email });
  return row && withEmail(row);
}

export async function findAccount(db: Executor, userId: string) {
  const [row] = await selectAccounts(db).where(eq(users.id, userId));
  return row && withEmail(row);
}

/** The language of mails to an account: English while its owner chose none. */
export async function findLanguage(db: Executor, userId: string): Promise<Language> {
  const [row] = await db.select({ language: users.language }).from(users).where(eq(users.id, userId));
  return row?.language ?? 'en';
}

/** Every account has an address; only family members without one may lack it. */
function withEmail<Row extends { email: string | null }>(row: Row): Row & { email: string } {
  return { ...row, email: row.email ?? '' };
}
