import { and, eq, inArray, sql } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import { orderParticipants } from '#server/db/schema/schema.ts';

/**
 * Locks an address until the transaction ends: nobody else can prove it or store it on a person. A trigger takes the
 * same lock when an address is stored on a person without an account.
 */
export async function lockEmailAddress(db: Executor, email: string): Promise<void> {
  await db.execute(sql`select hold_address(${email})`);
}

/** Removes an address from these people's snapshots in submitted registrations. */
export async function clearEmailInSnapshots(db: Executor, email: string, personIds: string[]): Promise<void> {
  await db
    .update(orderParticipants)
    .set({ snapshot: sql`jsonb_set(${orderParticipants.snapshot}, '{email}', 'null')` })
    .where(
      and(
        inArray(orderParticipants.personId, personIds),
        eq(sql`${orderParticipants.snapshot} ->> 'email'`, email),
      ),
    );
}
