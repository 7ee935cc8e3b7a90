import { and, eq, inArray } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import { people, users } from '#server/db/schema/schema.ts';

/** What a profile says of a person; never the e-mail address, which is the account's name. */
export type ProfileValues = Partial<Omit<typeof people.$inferInsert, 'id' | 'email'>>;

export async function updatePerson(db: Executor, personId: string, values: ProfileValues): Promise<void> {
  await db.update(people).set(values).where(eq(people.id, personId));
}

/** The person of an account that exists. */
export async function findPersonId(db: Executor, userId: string): Promise<string> {
  const [row] = await db.select({ personId: users.personId }).from(users).where(eq(users.id, userId));
  if (row === undefined) throw new Error('An account without a row');
  return row.personId;
}

/** True when nobody of these is shown on the public list. */
export async function areAllHidden(db: Executor, personIds: string[]): Promise<boolean> {
  const shown = await db
    .select({ id: people.id })
    .from(people)
    .where(and(inArray(people.id, personIds), eq(people.hiddenFromList, false)))
    .limit(1);
  return shown.length === 0;
}

export async function hidePeople(db: Executor, personIds: string[], hiddenFromList: boolean): Promise<void> {
  await db.update(people).set({ hiddenFromList }).where(inArray(people.id, personIds));
}
