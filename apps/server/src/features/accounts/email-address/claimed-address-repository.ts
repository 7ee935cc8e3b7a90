import { and, eq, inArray, sql } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import { orderParticipants } from '#server/db/schema/schema.ts';

/**
 * Lets nobody else prove this address, or write it on somebody, until the transaction ends. The database holds it in the
 * same way for every person without an account that an address is written on.
 */
export async function lockEmailAddress(db: Executor, email: string): Promise<void> {
  await db.execute(sql`select hold_address(${email})`);
}

/** Takes an address off what submitted registrations keep of these people. */
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
