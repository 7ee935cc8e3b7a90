import { z } from 'zod';

import { entityId } from '../../fields/entity-id.ts';
import { answerBody, answerSources, questionStates } from './question.ts';
import { resource } from '../../http/resource.ts';

const params = z.object({ orderId: entityId });
const done = z.object({ _id: z.string() });

/** How a registration's conversation stands. Instants are ISO 8601 UTC. */
export const conversationSummary = z.object({
  state: z.enum(questionStates),
  /** Since when it waits, when the answer came, or when the question without an answer was asked. */
  since: z.string(),
  /** The last day, where the convention is, on which it waits (`YYYY-MM-DD`). */
  until: z.string(),
});

/** Questions and answers in the order in which they came. Names are of accounts; an answer by link has none. */
export const conversationEntry = z.object({
  _id: z.string(),
  kind: z.enum(['QUESTION', 'ANSWER']),
  at: z.string(),
  text: z.string(),
  by: z.string().nullable(),
  /** Of an answer. */
  source: z.enum(answerSources).nullable(),
});
export type ConversationEntry = z.output<typeof conversationEntry>;

const registrations = resource({
  path: '/v1/admin/registrations/{orderId}',
  tag: 'Admin: registrations',
  access: { ability: 'decide-registrations' },
  params: params,
  errors: ['ORDER_NOT_FOUND'],
});

/** Writes down what a family answered by phone or mail: it counts as its answer. Idempotent by `answerId`. */
export const addFamilyAnswer = registrations.post('/answer', {
  summary: "Add the family's answer by hand",
  body: answerBody,
  data: done,
  errors: ['QUESTION_CLOSED'],
});

/** Closes a conversation: what is open is withdrawn, an answer is dealt with. Idempotent. */
export const closeConversation = registrations.post('/close-conversation', {
  summary: 'Close the conversation with the family',
  data: done,
});
