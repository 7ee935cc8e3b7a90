import { calendarDateIn } from '@sangamam/contract/fields/dates/calendar-date';
import { fullName } from '@sangamam/contract/fields/full-name';
import type { ConversationEntry } from '@sangamam/contract/casework/questions/conversation-endpoints';
import type { RegistrationRow } from '@sangamam/contract/orders/registrations/registration-admin-endpoints';
import type { LinkedQuestion } from '@sangamam/contract/casework/questions/question';
import { conversationState } from '@sangamam/contract/casework/questions/question';

import type { Context } from '#server/db/context.ts';

import { listAnswersWithNames, listQuestionsWithNames } from './conversation-read-model.ts';
import { openOf } from './linked-question.ts';
import { listQuestions, type QuestionRow } from './question-repository.ts';

/** The questions about several orders, by order. */
export async function questionsOfOrders(
  ctx: Context,
  orderIds: readonly string[],
): Promise<Map<string, QuestionRow[]>> {
  return Map.groupBy(await listQuestions(ctx.db, orderIds), ({ orderId }) => orderId);
}

/** What families are asked now, by order. */
export async function askedOfOrders(
  ctx: Context,
  orderIds: readonly string[],
): Promise<Map<string, LinkedQuestion['questions']>> {
  const questions = await questionsOfOrders(ctx, orderIds);
  return new Map([...questions].map(([orderId, rows]) => [orderId, openOf(rows)]));
}

/** How a conversation stands, with its days where the convention is; `null` without an open one. */
export function presentConversation(
  questions: readonly QuestionRow[],
  { timeZone, now }: { timeZone: string; now: Date },
): RegistrationRow['conversation'] {
  const standing = conversationState(
    questions.map((row) => ({ ...row, askedAt: row.createdAt })),
    now,
  );
  if (!standing) return null;
  const ends = Math.max(...questions.map(({ waitsUntil }) => waitsUntil.getTime()));
  return {
    state: standing.state,
    since: standing.since.toISOString(),
    until: calendarDateIn(timeZone, new Date(ends - 1)),
  };
}

/** Everything that was asked and answered about an order, the oldest first. */
export async function readConversation(ctx: Context, orderId: string): Promise<ConversationEntry[]> {
  const questions = await listQuestionsWithNames(ctx.db, orderId);
  const answers = await listAnswersWithNames(ctx.db, orderId);
  return [
    ...questions.map((row) => present({ ...row, kind: 'QUESTION', source: null })),
    ...answers.map((row) => present({ ...row, kind: 'ANSWER' })),
  ].toSorted((one, other) => one.at.localeCompare(other.at));
}

function present({
  id,
  at,
  firstName,
  lastName,
  ...entry
}: Pick<ConversationEntry, 'kind' | 'text' | 'source'> & {
  id: string;
  at: Date;
  firstName: string | null;
  lastName: string | null;
}): ConversationEntry {
  const by = firstName === null ? null : fullName({ firstName, lastName });
  return { _id: id, at: at.toISOString(), by, ...entry };
}
