import type { QuestionState } from '@sangamam/contract/casework/questions/question';
import { sql, type SQL } from 'drizzle-orm';

import { orders, registrationQuestions } from '#server/db/schema/schema.ts';

/**
 * Whether the conversation about an order of the query stands so. It repeats the contract's `conversationState`; a test
 * compares the two.
 */
export function whereConversation(state: QuestionState, now: Date): SQL {
  const waits = existsOpen(sql`q.answered_at is null and q.waits_until > ${now}`);
  const isUnanswered = existsOpen(sql`q.answered_at is null`);
  switch (state) {
    case 'WAITING':
      return waits;
    case 'NO_ANSWER':
      return sql`(${isUnanswered} and not ${waits})`;
    case 'ANSWERED':
      return sql`(${hasAnswer} and not ${isUnanswered})`;
  }
}

function existsOpen(condition: SQL): SQL {
  return sql`exists (select from ${registrationQuestions} q
    where q.order_id = ${orders.id} and q.closed_at is null and ${condition})`;
}

/** Whether an answer lies there that nobody has dealt with. */
export const hasAnswer = existsOpen(sql`q.answered_at is not null`);

/** Since when an order of the query waits for a decision: its submission, or its return after a question. */
export const waitsSince = sql<Date | null>`coalesce(
  (select max(coalesce(q.answered_at, q.waits_until)) from ${registrationQuestions} q
    where q.order_id = ${orders.id} and q.closed_at is null), ${orders.submittedAt})`.mapWith(
  orders.submittedAt,
);
