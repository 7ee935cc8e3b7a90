import { z } from 'zod';

import { entityId } from '../../fields/entity-id.ts';
import { defineEndpoint } from '../../http/endpoint.ts';
import { answerBody, answerSources, questionStates } from './question.ts';

const tag = 'Admin: registrations';
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

/** Writes down what a family answered by phone or mail: it counts as its answer. Idempotent by `answerId`. */
export const addFamilyAnswer = defineEndpoint({
  method: 'POST',
  path: '/v1/admin/registrations/{orderId}/answer',
  summary: "Add the family's answer by hand",
  tag,
  access: { ability: 'decide-registrations' },
  params,
  body: answerBody,
  data: done,
  errors: ['ORDER_NOT_FOUND', 'QUESTION_CLOSED'],
});

/** Closes a conversation: what is open is withdrawn, an answer is dealt with. Idempotent. */
export const closeConversation = defineEndpoint({
  method: 'POST',
  path: '/v1/admin/registrations/{orderId}/close-conversation',
  summary: 'Close the conversation with the family',
  tag,
  access: { ability: 'decide-registrations' },
  params,
  data: done,
  errors: ['ORDER_NOT_FOUND'],
});
