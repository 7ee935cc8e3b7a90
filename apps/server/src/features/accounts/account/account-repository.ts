import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import { preparedOnce } from '#server/db/prepared.ts';
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
  email: people.email,
  firstName: people.firstName,
  lastName: people.lastName,
};

function selectAccounts(db: Executor) {
  return db.select(columns).from(users).innerJoin(people, eq(people.id, users.personId)).$dynamic();
}

const accountByEmail = preparedOnce((db) =>
  selectAccounts(db)
    .where(eq(people.email, sql.placeholder('email')))
    .prepare('account_by_email'),
);

/** `email` in lower case, as it is stored. */
export async function findAccountByEmail(db: Executor, email: string) {
  const [row] = await accountByEmail(db).execute({ email });
  return row && withEmail(row);
}

export async function findAccount(db: Executor, userId: string) {
  const [row] = await selectAccounts(db).where(eq(users.id, userId));
  return row && withEmail(row);
}

/** Every account has an address; only family members without one may lack it. */
function withEmail<Row extends { email: string | null }>(row: Row): Row & { email: string } {
  return { ...row, email: row.email ?? '' };
}

export async function insertAccount(db: Executor, account: typeof users.$inferInsert): Promise<string> {
  const [row] = await db.insert(users).values(account).returning({ id: users.id });
  if (row === undefined) throw new Error('The account was not stored');
  return row.id;
}

/** Changes what an account stores about signing in. */
export async function updateAccount(
  db: Executor,
  userId: string,
  change: Partial<Pick<typeof users.$inferInsert, 'passwordHash' | 'emailVerifiedAt' | 'termsVersion'>>,
): Promise<void> {
  await db.update(users).set(change).where(eq(users.id, userId));
}

/** Suspends an account, or with `null` takes the suspension back; says no when nothing changed. */
export async function setSuspension(
  db: Executor,
  userId: string,
  suspension: { suspendedAt: Date; suspensionReason: string } | null,
): Promise<boolean> {
  const { rowCount } = await db
    .update(users)
    .set(suspension ?? { suspendedAt: null, suspensionReason: null })
    .where(
      and(
        eq(users.id, userId),
        isNull(users.closedAt),
        suspension ? isNull(users.suspendedAt) : isNotNull(users.suspendedAt),
      ),
    );
  return rowCount === 1;
}

/**
 * Lets one change of an account go on at a time, until the transaction ends. Rows that only refer to it are stored
 * meanwhile: who holds an order writes audit entries about the account, and must not wait for who waits for the order.
 */
export async function lockAccount(db: Executor, id: string) {
  const [row] = await db
    .select({ closedAt: users.closedAt, suspendedAt: users.suspendedAt })
    .from(users)
    .where(eq(users.id, id))
    .for('no key update');
  return row;
}
