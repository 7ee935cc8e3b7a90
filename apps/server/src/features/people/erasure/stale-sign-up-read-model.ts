import { and, eq, isNull, lt, notExists, sql } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import { orders, users } from '#server/db/schema/schema.ts';

/** Registrants' accounts from before `time` whose owners never chose a password by the mailed link, without any registration. */
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
        // Who has a password came by a link once: an address that staff corrected since says nothing against them.
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

/** One of them, held until the transaction ends; nothing when somebody came back to it since it was listed. */
export async function lockStaleSignUp(db: Executor, time: Date, userId: string) {
  await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
  const [still] = await listStaleSignUps(db, time, { userId });
  return still;
}
