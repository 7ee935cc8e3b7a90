import { eq, getTableColumns, inArray } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import {
  orderLabels,
  registrationAnswers,
  registrationCare,
  registrationQuestions,
  vouches,
} from '#server/db/schema/schema.ts';
import type { Merge } from '#server/features/personal-data/personal-data.ts';

/** The questions about a family's orders, without the secret of their links and who asked. */
export async function listOwnQuestions(db: Executor, orderIds: readonly string[]) {
  const { tokenHash: _secret, askedBy: _staff, ...columns } = getTableColumns(registrationQuestions);
  return db
    .select(columns)
    .from(registrationQuestions)
    .where(inArray(registrationQuestions.orderId, [...orderIds]));
}

export async function listOwnQuestionAnswers(db: Executor, orderIds: readonly string[]) {
  const { writtenBy: _writer, ...columns } = getTableColumns(registrationAnswers);
  return db
    .select(columns)
    .from(registrationAnswers)
    .where(inArray(registrationAnswers.orderId, [...orderIds]));
}

/** Empties questions and answers, and ends their links; that there were some stays. */
export async function eraseQuestionsOf(db: Executor, orderIds: readonly string[]): Promise<void> {
  await db
    .update(registrationQuestions)
    .set({ question: '', tokenHash: null })
    .where(inArray(registrationQuestions.orderId, [...orderIds]));
  await db
    .update(registrationAnswers)
    .set({ answer: '' })
    .where(inArray(registrationAnswers.orderId, [...orderIds]));
}

export async function moveAnswers(db: Executor, { from, to }: Merge): Promise<void> {
  await db
    .update(registrationAnswers)
    .set({ writtenBy: to.userId })
    .where(eq(registrationAnswers.writtenBy, from.userId));
}

/** Deletes how staff looked after orders, labels included, and what local units noted about their families. */
export async function deleteCareOf(db: Executor, orderIds: readonly string[]): Promise<void> {
  await db.delete(orderLabels).where(inArray(orderLabels.orderId, [...orderIds]));
  await db.delete(registrationCare).where(inArray(registrationCare.orderId, [...orderIds]));
  await db
    .update(vouches)
    .set({ note: '' })
    .where(inArray(vouches.orderId, [...orderIds]));
}
