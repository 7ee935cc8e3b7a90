import { and, eq, exists, inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

import type { Executor } from '#server/db/executor.ts';
import { people } from '#server/db/schema/schema.ts';

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
