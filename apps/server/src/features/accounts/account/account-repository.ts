import { and, eq, isNotNull, isNull } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import { users } from '#server/db/schema/schema.ts';

export async function insertAccount(db: Executor, account: typeof users.$inferInsert): Promise<string> {
  const [row] = await db.insert(users).values(account).returning({ id: users.id });
  if (row === undefined) throw new Error('The account was not stored');
  return row.id;
}

/** Changes what an account stores about signing in, and its language. */
export async function updateAccount(
  db: Executor,
  userId: string,
  change: Partial<
    Pick<typeof users.$inferInsert, 'passwordHash' | 'emailVerifiedAt' | 'termsVersion' | 'language'>
  >,
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
 * Serialises changes of an account until the transaction ends. The lock is weak enough for rows that refer to the
 * account: a transaction that holds an order inserts audit entries about the account, and must not deadlock with one
 * that waits for the order.
 */
export async function lockAccount(db: Executor, id: string) {
  const [row] = await db
    .select({ closedAt: users.closedAt, suspendedAt: users.suspendedAt })
    .from(users)
    .where(eq(users.id, id))
    .for('no key update');
  return row;
}
