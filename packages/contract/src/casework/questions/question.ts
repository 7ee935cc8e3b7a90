import { z } from 'zod';

import { entityId } from '../../fields/entity-id.ts';
import { freeText } from '../../fields/text.ts';

/** Days in which a family has its registration to itself after a question; then it returns to what is to be decided. */
export const daysToAnswer = 7;

/** Days for which the link in the mail of a question opens its page. It outlives the wait: a late answer is welcome. */
export const questionLinkDays = 30;

/** Minutes after the first answer in which another one is kept, too: two of a family may be writing at once. */
export const minutesForAnother = 30;

/** Wishes of a family that nobody has dealt with yet: more of them are refused. */
export const mostOpenWishes = 5;

/**
 * How a conversation with a family stands. `WAITING`: for its answer. `ANSWERED`: it has answered, and nobody has closed
 * the conversation. `NO_ANSWER`: the days are over without one. Nothing of it changes the order status of the
 * specification.
 */
export const questionStates = ['WAITING', 'ANSWERED', 'NO_ANSWER'] as const;
export type QuestionState = (typeof questionStates)[number];

/** What of a question decides how its conversation stands. */
export interface QuestionFacts {
  askedAt: Date;
  /** The end of the convention day on which it stops waiting. */
  waitsUntil: Date;
  answeredAt: Date | null;
  closedAt: Date | null;
}

/**
 * How the conversation about an order stands, and since when: the question that it waits for, the last answer, or the
 * last question without one. Nothing once it is closed. The server repeats it in SQL for lists; a test compares the two.
 */
export function conversationState(
  questions: readonly QuestionFacts[],
  now: Date,
): { state: QuestionState; since: Date } | null {
  const open = questions.filter(({ closedAt }) => closedAt === null);
  const unanswered = open.filter(({ answeredAt }) => answeredAt === null);
  const waiting = unanswered.filter(({ waitsUntil }) => now < waitsUntil);
  if (waiting.length > 0) return { state: 'WAITING', since: earliest(waiting.map(({ askedAt }) => askedAt)) };
  if (unanswered.length > 0)
    return { state: 'NO_ANSWER', since: latest(unanswered.map(({ askedAt }) => askedAt)) };
  const answers = open.flatMap(({ answeredAt }) => answeredAt ?? []);
  return answers.length > 0 ? { state: 'ANSWERED', since: latest(answers) } : null;
}

const earliest = (instants: readonly Date[]) => new Date(Math.min(...instants.map(Number)));
const latest = (instants: readonly Date[]) => new Date(Math.max(...instants.map(Number)));

/** What a family writes: plain text. */
export const answerText = freeText({
  max: 2000,
  invalid: 'Please keep the answer under 2000 characters',
}).min(1, 'Please write your answer');

/** An answer, with an id that the page made: sent twice, it is kept once. */
export const answerBody = z.strictObject({ answerId: entityId, answer: answerText });
export type AnswerBody = z.output<typeof answerBody>;

/** What a family wishes changed about its registration, in the same way. */
export const wishBody = z.strictObject({
  answerId: entityId,
  answer: freeText({ max: 2000, invalid: 'Please keep this under 2000 characters' }).min(
    1,
    'Please say what should change',
  ),
});

/** A question as the family reads it. Instants are ISO 8601 UTC. */
export const askedQuestion = z.object({ question: z.string(), askedAt: z.string() });

/** How a family's page for its answer stands. `CLOSED`: decided or withdrawn meanwhile, so that no answer is needed. */
export const answerStates = ['OPEN', 'ANSWERED', 'CLOSED'] as const;

/** What the page of a mailed link shows: nothing else about the family. */
export const linkedQuestion = z.object({
  state: z.enum(answerStates),
  firstName: z.string(),
  conventionName: z.string(),
  number: z.string(),
  /** What is asked, the oldest first; empty unless it is open. */
  questions: z.array(askedQuestion),
});
export type LinkedQuestion = z.output<typeof linkedQuestion>;

/** Where an answer came from. `STAFF`: a registrar wrote down what the family said. */
export const answerSources = ['LINK', 'ACCOUNT', 'STAFF'] as const;
export type AnswerSource = (typeof answerSources)[number];
