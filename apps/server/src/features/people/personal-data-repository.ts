import { and, eq, exists, inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

import type { Executor } from '#server/db/executor.ts';
import { people, personCare } from '#server/db/schema/schema.ts';

import { erasedExceptName } from './erased-except-name.ts';

/** Leaves rows that say nothing about anybody. */
export async function erasePeople(db: Executor, personIds: readonly string[], at: Date): Promise<void> {
  await db
    .update(people)
    .set({
      ...erasedExceptName,
      firstName: 'Erased',
      lastName: 'Person',
      familyName: null,
      hiddenFromList: true,
      updatedAt: at,
    })
    .where(inArray(people.id, [...personIds]));
}

/** Leaves rows that say nothing but names. */
export async function reduceToNames(db: Executor, personIds: readonly string[], at: Date): Promise<void> {
  await db
    .update(people)
    .set({ ...erasedExceptName, updatedAt: at })
    .where(inArray(people.id, [...personIds]));
}

/** Hides `to` from the public list where `from` is hidden. */
export async function copyHiddenFromList(
  db: Executor,
  { from, to }: { from: string; to: string },
): Promise<void> {
  const duplicate = alias(people, 'duplicate');
  const isHidden = db
    .select({ one: sql`1` })
    .from(duplicate)
    .where(and(eq(duplicate.id, from), eq(duplicate.hiddenFromList, true)));
  await db
    .update(people)
    .set({ hiddenFromList: true })
    .where(and(eq(people.id, to), exists(isHidden)));
}

/** Moves how staff look after `from` to `to`, whose own assignment and follow-up come first. */
export async function movePersonCare(
  db: Executor,
  { from, to }: { from: string; to: string },
): Promise<void> {
  await db.execute(sql`
    insert into ${personCare} (user_id, assigned_to, follow_up_on, follow_up_reason)
    select ${to}, care.assigned_to, care.follow_up_on, care.follow_up_reason from ${personCare} care where care.user_id = ${from}
    on conflict (user_id) do update set
      assigned_to = coalesce(${personCare.assignedTo}, excluded.assigned_to),
      follow_up_on = coalesce(${personCare.followUpOn}, excluded.follow_up_on),
      follow_up_reason = case when ${personCare.followUpOn} is null
        then excluded.follow_up_reason else ${personCare.followUpReason} end`);
  await db.delete(personCare).where(eq(personCare.userId, from));
}
