import { and, eq, isNull, lt, notExists, sql } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import { orders, users } from '#server/db/schema/schema.ts';

/** Registrant accounts created before `time` that never had a password and have no registration. */
export async function listStaleSignUps(
  db: Executor,
  time: Date,
  only?: { userId: string },
): Promise<{ userId: string; personId: string }[]> {
  return db
    .select({ userId: users.id, personId: users.personId })
    .from(users)
    .where(
      and(
        eq(users.type, 'REGISTRANT'),
        only && eq(users.id, only.userId),
        // An account with a password was verified once, even if staff have changed its address since.
        isNull(users.passwordHash),
        isNull(users.emailVerifiedAt),
        isNull(users.closedAt),
        lt(users.createdAt, time),
        notExists(
          db
            .select({ one: sql`1` })
            .from(orders)
            .where(eq(orders.userId, users.id)),
        ),
      ),
    )
    .limit(500);
}

/** Locks one of them until the transaction ends; nothing when it was verified or used since it was listed. */
export async function lockStaleSignUp(db: Executor, time: Date, userId: string) {
  await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
  const [still] = await listStaleSignUps(db, time, { userId });
  return still;
}
