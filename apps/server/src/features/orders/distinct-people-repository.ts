import { and, eq, inArray, or, sql } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import { distinctPeople } from '#server/db/schema/schema.ts';

/** Ids of two people, in either order. */
type Pair = readonly [string, string];

/** Ids are stored in lower case, so that they sort as PostgreSQL sorts them. */
function columnsOf([one, other]: Pair) {
  const [personId, otherPersonId] = one < other ? [one, other] : [other, one];
  return { personId, otherPersonId };
}

/** Stores that two people are not the same; returns whether that is new. */
export async function insertDistinct(db: Executor, pair: Pair): Promise<boolean> {
  const rows = await db.insert(distinctPeople).values(columnsOf(pair)).onConflictDoNothing().returning();
  return rows.length > 0;
}

/** Forgets that two people are not the same; returns whether it was stored. */
export async function deleteDistinct(db: Executor, pair: Pair): Promise<boolean> {
  const { personId, otherPersonId } = columnsOf(pair);
  const rows = await db
    .delete(distinctPeople)
    .where(and(eq(distinctPeople.personId, personId), eq(distinctPeople.otherPersonId, otherPersonId)))
    .returning();
  return rows.length > 0;
}

/** Forgets every pair with one of these people. */
export async function deleteDistinctOf(db: Executor, personIds: readonly string[]): Promise<void> {
  const ids = [...personIds];
  await db
    .delete(distinctPeople)
    .where(or(inArray(distinctPeople.personId, ids), inArray(distinctPeople.otherPersonId, ids)));
}

/** Whoever is not the same as `from` is not the same as `to` either, once the two are merged. */
export async function moveDistinct(db: Executor, { from, to }: { from: string; to: string }): Promise<void> {
  const other = sql`case when person_id = ${from}::uuid then other_person_id else person_id end`;
  await db.execute(sql`
    insert into distinct_people (person_id, other_person_id)
    select least(other, ${to}::uuid), greatest(other, ${to}::uuid)
    from (select ${other} as other from distinct_people where ${from}::uuid in (person_id, other_person_id)) as pairs
    where other <> ${to}::uuid
    on conflict do nothing`);
  await deleteDistinctOf(db, [from]);
}
