import { eq, or } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import { consents, orderParticipants, users } from '#server/db/schema/schema.ts';

/** Whether an account belongs to this person, or an order lists them. */
export async function isPersonReferenced(db: Executor, personId: string): Promise<boolean> {
  if ((await db.$count(users, eq(users.personId, personId))) > 0) return true;
  if ((await db.$count(orderParticipants, eq(orderParticipants.personId, personId))) > 0) return true;
  return (
    (await db.$count(consents, or(eq(consents.minorId, personId), eq(consents.responsibleId, personId)))) > 0
  );
}
