import { and, eq, inArray, sql, type Placeholder } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import { isAmong } from '#server/db/is-among.ts';
import { prepareUpdate } from '#server/db/statements/prepare-row-statement.ts';
import { prepareStatement } from '#server/db/statements/prepare-statement.ts';
import { people } from '#server/db/schema/schema.ts';

/** A person as it is stored. */
export type PersonRow = typeof people.$inferSelect;

/** A person as it is inserted. */
export type NewPerson = typeof people.$inferInsert;

/** What may change about a person; whether the address names an account changes with the account alone. */
export type PersonChange = Partial<Omit<NewPerson, 'id' | 'namesAccount'>>;

export async function insertPerson(db: Executor, person: NewPerson): Promise<string> {
  const [row] = await db.insert(people).values(person).returning({ id: people.id });
  if (row === undefined) throw new Error('The person was not stored');
  return row.id;
}

export async function updatePerson(db: Executor, personId: string, change: PersonChange): Promise<void> {
  await updateById(db, change, { id: personId });
}

const updateById = prepareUpdate(
  'update_person',
  (db, change: PersonChange, of: Record<'id', string | Placeholder>) =>
    db.update(people).set(change).where(eq(people.id, of.id)),
);

export async function findPerson(db: Executor, personId: string): Promise<PersonRow | undefined> {
  const [row] = await personById(db, { id: personId });
  return row;
}

const personById = prepareStatement('person_by_id', (db, of: Record<'id', Placeholder>) =>
  db.select().from(people).where(eq(people.id, of.id)),
);

/** Locks a person until the transaction ends and returns the revision; nothing for a deleted person. */
export async function lockPersonRevision(db: Executor, personId: string): Promise<number | undefined> {
  const [row] = await lockRevision(db, { id: personId });
  return row?.revision;
}

const lockRevision = prepareStatement('lock_person_revision', (db, of: Record<'id', Placeholder>) =>
  db.select({ revision: people.revision }).from(people).where(eq(people.id, of.id)).for('update'),
);

export async function deletePerson(db: Executor, personId: string): Promise<void> {
  await db.delete(people).where(eq(people.id, personId));
}

/** Removes an address from every person without an account. Returns these people. */
export async function clearEmailAddress(
  db: Executor,
  email: string,
  at: Date,
): Promise<{ id: string; firstName: string }[]> {
  return db
    .update(people)
    .set({
      email: null,
      // Notifications need an address or a phone number.
      receiveNotification: sql`${people.receiveNotification} and ${people.mobileNumber} is not null`,
      updatedAt: at,
    })
    .where(and(eq(people.email, email), eq(people.namesAccount, false)))
    .returning({ id: people.id, firstName: people.firstName });
}

/** Whether none of these people is shown on the public list. */
export async function areAllHidden(db: Executor, personIds: readonly string[]): Promise<boolean> {
  return (await findShown(db, { ids: personIds })).length === 0;
}

const findShown = prepareStatement('person_on_public_list', (db, of: Record<'ids', Placeholder>) =>
  db
    .select({ id: people.id })
    .from(people)
    .where(and(isAmong(people.id, of.ids), eq(people.hiddenFromList, false)))
    .limit(1),
);

export async function hidePeople(
  db: Executor,
  personIds: readonly string[],
  hiddenFromList: boolean,
): Promise<void> {
  await db
    .update(people)
    .set({ hiddenFromList })
    .where(inArray(people.id, [...personIds]));
}
