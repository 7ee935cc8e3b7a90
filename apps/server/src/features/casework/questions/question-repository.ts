import { and, asc, eq, gt, isNotNull, isNull, sql, type Placeholder } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import { isAmong } from '#server/db/is-among.ts';
import { prepareStatement } from '#server/db/statements/prepare-statement.ts';
import { registrationAnswers, registrationQuestions } from '#server/db/schema/schema.ts';

export type QuestionRow = typeof registrationQuestions.$inferSelect;

/** A new question; it waits through `lastDay` where the convention is. */
export interface NewQuestion {
  id: string;
  orderId: string;
  askedBy: string;
  question: string;
  createdAt: Date;
  /** Set where the family wrote first: nothing is asked then. */
  answeredAt?: Date;
  /** `YYYY-MM-DD` in `timeZone`. */
  lastDay: string;
  timeZone: string;
  tokenHash: Buffer | null;
  tokenExpiresAt: Date;
}

export async function insertQuestion(
  db: Executor,
  { lastDay, timeZone, ...question }: NewQuestion,
): Promise<void> {
  const waitsUntil = sql`((${lastDay}::date + 1)::timestamp at time zone ${timeZone})`;
  await db.insert(registrationQuestions).values({ ...question, waitsUntil });
}

/** The questions about orders, closed ones too, in the order in which they were asked. */
export async function listQuestions(db: Executor, orderIds: readonly string[]): Promise<QuestionRow[]> {
  return orderIds.length === 0 ? [] : questionsOfOrders(db, { orderIds });
}

const questionsOfOrders = prepareStatement('questions_of_orders', (db, of: Record<'orderIds', Placeholder>) =>
  db
    .select()
    .from(registrationQuestions)
    .where(isAmong(registrationQuestions.orderId, of.orderIds))
    .orderBy(asc(registrationQuestions.createdAt), asc(registrationQuestions.id)),
);

/** The question behind a link that has not expired. */
export async function findQuestionByToken(
  db: Executor,
  { tokenHash, now }: { tokenHash: Buffer; now: Date },
): Promise<QuestionRow | undefined> {
  const [row] = await db
    .select()
    .from(registrationQuestions)
    .where(
      and(eq(registrationQuestions.tokenHash, tokenHash), gt(registrationQuestions.tokenExpiresAt, now)),
    );
  return row;
}

export async function findQuestion(db: Executor, id: string): Promise<QuestionRow | undefined> {
  const [row] = await db.select().from(registrationQuestions).where(eq(registrationQuestions.id, id));
  return row;
}

/** Everything that is asked about an order now is answered. */
export async function markAnswered(db: Executor, orderId: string, at: Date): Promise<void> {
  await db
    .update(registrationQuestions)
    .set({ answeredAt: at })
    .where(and(isOpen(orderId), isNull(registrationQuestions.answeredAt)));
}

/** Closes the conversation about an order; returns how many questions were not closed before. */
export async function closeOpenQuestions(
  db: Executor,
  { orderId, at, decisionId }: { orderId: string; at: Date; decisionId: string | null },
): Promise<number> {
  const rows = await db
    .update(registrationQuestions)
    .set({ closedAt: at, decisionId })
    .where(isOpen(orderId))
    .returning({ id: registrationQuestions.id });
  return rows.length;
}

/** Closes what a family has answered or wished about an order, and leaves what it is still asked. */
export async function closeAnsweredQuestions(
  db: Executor,
  { orderId, at, decisionId }: { orderId: string; at: Date; decisionId: string | null },
): Promise<void> {
  await db
    .update(registrationQuestions)
    .set({ closedAt: at, decisionId })
    .where(and(isOpen(orderId), isNotNull(registrationQuestions.answeredAt)));
}

/** Opens again what a decision closed that was undone. */
export async function reopenClosedBy(db: Executor, decisionId: string): Promise<void> {
  await db
    .update(registrationQuestions)
    .set({ closedAt: null, decisionId: null })
    .where(eq(registrationQuestions.decisionId, decisionId));
}

/** Stores an answer; false when it was sent before. */
export async function insertAnswer(
  db: Executor,
  answer: typeof registrationAnswers.$inferInsert,
): Promise<boolean> {
  const rows = await db
    .insert(registrationAnswers)
    .values(answer)
    .onConflictDoNothing({ target: [registrationAnswers.orderId, registrationAnswers.clientId] })
    .returning({ id: registrationAnswers.id });
  return rows.length > 0;
}

/** Whether an answer was stored before, by the id that its page made. */
export async function hasAnswer(
  db: Executor,
  { orderId, clientId }: { orderId: string; clientId: string },
): Promise<boolean> {
  const same = and(eq(registrationAnswers.orderId, orderId), eq(registrationAnswers.clientId, clientId));
  return (await db.$count(registrationAnswers, same)) > 0;
}

function isOpen(orderId: string) {
  return and(eq(registrationQuestions.orderId, orderId), isNull(registrationQuestions.closedAt));
}
