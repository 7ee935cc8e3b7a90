import { and, eq, ne } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import {
  conventions,
  orders,
  people,
  registrationAnswers,
  registrationQuestions,
  users,
} from '#server/db/schema/schema.ts';

const writer = { firstName: people.firstName, lastName: people.lastName };

/** The questions about an order with the names of those who asked. */
export async function listQuestionsWithNames(db: Executor, orderId: string) {
  return (
    db
      .select({
        id: registrationQuestions.id,
        at: registrationQuestions.createdAt,
        text: registrationQuestions.question,
        ...writer,
      })
      .from(registrationQuestions)
      .innerJoin(orders, eq(orders.id, registrationQuestions.orderId))
      .innerJoin(users, eq(users.id, registrationQuestions.askedBy))
      .innerJoin(people, eq(people.id, users.personId))
      // Where the family wrote first, nothing was asked.
      .where(
        and(eq(registrationQuestions.orderId, orderId), ne(registrationQuestions.askedBy, orders.userId)),
      )
  );
}

/** The answers about an order with the names of their writers, where an account wrote them. */
export async function listAnswersWithNames(db: Executor, orderId: string) {
  return db
    .select({
      id: registrationAnswers.id,
      at: registrationAnswers.createdAt,
      text: registrationAnswers.answer,
      source: registrationAnswers.source,
      ...writer,
    })
    .from(registrationAnswers)
    .leftJoin(users, eq(users.id, registrationAnswers.writtenBy))
    .leftJoin(people, eq(people.id, users.personId))
    .where(eq(registrationAnswers.orderId, orderId));
}

/** What the page of a link says about whose order it is. */
export async function findLinkedOrder(db: Executor, orderId: string) {
  const [row] = await db
    .select({
      firstName: people.firstName,
      conventionName: conventions.name,
      tempNumber: orders.tempNumber,
      permNumber: orders.permNumber,
    })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .innerJoin(people, eq(people.id, users.personId))
    .innerJoin(conventions, eq(conventions.id, orders.conventionId))
    .where(eq(orders.id, orderId));
  if (!row) throw new Error(`Order ${orderId} belongs to nobody`);
  return row;
}
