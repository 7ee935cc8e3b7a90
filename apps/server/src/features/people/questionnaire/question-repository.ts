import { and, asc, eq, inArray, isNull, notInArray, sql } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import { conventionQuestions, questionOptions } from '#server/db/schema/schema.ts';

export type QuestionRow = typeof conventionQuestions.$inferSelect;
export type OptionRow = typeof questionOptions.$inferSelect;

/** All questions of a convention in their order, retired ones last. */
export function listQuestionRows(db: Executor, conventionId: string): Promise<QuestionRow[]> {
  const { retiredAt, position, id } = conventionQuestions;
  return db
    .select()
    .from(conventionQuestions)
    .where(eq(conventionQuestions.conventionId, conventionId))
    .orderBy(sql`${retiredAt} is not null`, asc(position), asc(id));
}

/** The options of these questions in their order. */
export function listOptionRows(db: Executor, questionIds: readonly string[]): Promise<OptionRow[]> {
  return db
    .select()
    .from(questionOptions)
    .where(inArray(questionOptions.questionId, [...questionIds]))
    .orderBy(asc(questionOptions.position), asc(questionOptions.id));
}

export async function findQuestionRow(
  db: Executor,
  id: string,
  options?: { lock: boolean },
): Promise<QuestionRow | undefined> {
  const found = db.select().from(conventionQuestions).where(eq(conventionQuestions.id, id));
  const [row] = await (options?.lock ? found.for('update') : found);
  return row;
}

/** Questions of any conventions. */
export function findQuestionRows(db: Executor, ids: readonly string[]): Promise<QuestionRow[]> {
  return db
    .select()
    .from(conventionQuestions)
    .where(inArray(conventionQuestions.id, [...ids]));
}

/** These questions of a convention, as they stay while answers are stored: whoever changes one waits, and the other way round. */
export function holdQuestionRows(
  db: Executor,
  conventionId: string,
  ids: readonly string[],
): Promise<QuestionRow[]> {
  return db
    .select()
    .from(conventionQuestions)
    .where(and(eq(conventionQuestions.conventionId, conventionId), inArray(conventionQuestions.id, [...ids])))
    .orderBy(asc(conventionQuestions.id))
    .for('share');
}

/** How many questions a convention asks now, or will from their day on. */
export function countAsked(db: Executor, conventionId: string): Promise<number> {
  return db.$count(
    conventionQuestions,
    and(eq(conventionQuestions.conventionId, conventionId), isNull(conventionQuestions.retiredAt)),
  );
}

type QuestionValues = Omit<typeof conventionQuestions.$inferInsert, 'id' | 'revision' | 'position'>;

/** Inserts a question, which stands last. */
export async function insertQuestion(db: Executor, values: QuestionValues): Promise<string> {
  const position = sql<number>`(select coalesce(max(q.position) + 1, 0) from ${conventionQuestions} q
    where q.convention_id = ${values.conventionId})`;
  const [row] = await db
    .insert(conventionQuestions)
    .values({ ...values, position })
    .returning({ id: conventionQuestions.id });
  if (!row) throw new Error('A question was not stored');
  return row.id;
}

/** Changes a question and increments its revision. */
export async function updateQuestion(
  db: Executor,
  id: string,
  values: Partial<QuestionValues>,
): Promise<void> {
  await db
    .update(conventionQuestions)
    .set({ ...values, revision: sql`${conventionQuestions.revision} + 1` })
    .where(eq(conventionQuestions.id, id));
}

/** Makes these the options of a question: those with an id are changed, others are added, and the rest is deleted. */
export async function storeOptions(
  db: Executor,
  questionId: string,
  options: readonly { optionId?: string | undefined; en: string; ml: string }[],
): Promise<void> {
  const kept = options.flatMap(({ optionId }) => optionId ?? []);
  await db
    .delete(questionOptions)
    .where(and(eq(questionOptions.questionId, questionId), notInArray(questionOptions.id, kept)));
  for (const [position, { optionId, en, ml }] of options.entries()) {
    const values = { en, ml, position };
    await (optionId === undefined
      ? db.insert(questionOptions).values({ ...values, questionId })
      : db.update(questionOptions).set(values).where(eq(questionOptions.id, optionId)));
  }
}

/** Deletes a question with its options; a foreign key prevents it once somebody answered. */
export async function removeQuestion(db: Executor, id: string): Promise<void> {
  await db.delete(conventionQuestions).where(eq(conventionQuestions.id, id));
}

/** Gives them the positions of their ids. Their content stays, and so does their revision. */
export async function storeQuestionOrder(db: Executor, ids: readonly string[]): Promise<void> {
  await db.execute(sql`update ${conventionQuestions} set position = given.place - 1
    from unnest(${sql.param(ids)}::uuid[]) with ordinality as given(id, place)
    where ${conventionQuestions.id} = given.id`);
}
