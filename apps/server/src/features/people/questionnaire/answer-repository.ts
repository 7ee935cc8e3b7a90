import { and, eq, inArray, isNull, sql } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import { conventionAnswers, familyAnswers } from '#server/db/schema/schema.ts';

export type ConventionAnswerRow = typeof conventionAnswers.$inferSelect;

/** What answers are about: a question, for a person of a registration or, without one, for its family. */
interface Target {
  questionId: string;
  orderId: string;
  personId: string | null;
}

export function listAnswersOfOrders(
  db: Executor,
  orderIds: readonly string[],
): Promise<ConventionAnswerRow[]> {
  return db
    .select()
    .from(conventionAnswers)
    .where(inArray(conventionAnswers.orderId, [...orderIds]));
}

/** True once somebody has answered, also somebody who does not attend any more. */
export async function hasAnswers(db: Executor, questionId: string): Promise<boolean> {
  const [row] = await db
    .select({ id: conventionAnswers.id })
    .from(conventionAnswers)
    .where(eq(conventionAnswers.questionId, questionId))
    .limit(1);
  return row !== undefined;
}

/** Stores an answer in place of an earlier one. */
export async function storeAnswer(
  db: Executor,
  answer: Omit<typeof conventionAnswers.$inferInsert, 'id'>,
): Promise<void> {
  const { saidText = null, saidNumber = null, saidYes = null, chosen = null, answeredAt } = answer;
  await db
    .insert(conventionAnswers)
    .values(answer)
    .onConflictDoUpdate({
      target: [conventionAnswers.questionId, conventionAnswers.orderId, conventionAnswers.personId],
      set: { saidText, saidNumber, saidYes, chosen, answeredAt },
    });
}

/** Takes an answer back; nothing where there is none. */
export async function removeAnswer(db: Executor, { questionId, orderId, personId }: Target): Promise<void> {
  await db
    .delete(conventionAnswers)
    .where(
      and(
        eq(conventionAnswers.questionId, questionId),
        eq(conventionAnswers.orderId, orderId),
        personId === null ? isNull(conventionAnswers.personId) : eq(conventionAnswers.personId, personId),
      ),
    );
}

/** How often the family changed its answers for itself. */
export async function findFamilyRevision(db: Executor, orderId: string): Promise<number> {
  const [row] = await db.select().from(familyAnswers).where(eq(familyAnswers.orderId, orderId));
  return row?.revision ?? 0;
}

/** Counts a change of the family's answers for itself, and returns their revision. */
export async function countFamilyChange(db: Executor, orderId: string): Promise<number> {
  const [row] = await db
    .insert(familyAnswers)
    .values({ orderId })
    .onConflictDoUpdate({
      target: familyAnswers.orderId,
      set: { revision: sql`${familyAnswers.revision} + 1` },
    })
    .returning();
  if (!row) throw new Error('A change was not counted');
  return row.revision;
}

export async function deleteAnswersOfOrders(db: Executor, orderIds: readonly string[]): Promise<void> {
  await db.delete(conventionAnswers).where(inArray(conventionAnswers.orderId, [...orderIds]));
  await db.delete(familyAnswers).where(inArray(familyAnswers.orderId, [...orderIds]));
}
