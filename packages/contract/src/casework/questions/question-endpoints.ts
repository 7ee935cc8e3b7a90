import { z } from 'zod';

import { entityId } from '../../fields/entity-id.ts';
import { answerBody, linkedQuestion, wishBody } from './question.ts';
import { resource } from '../../http/resource.ts';

const params = z.object({ token: z.string().min(20).max(100) });

const question = resource({
  path: '/v1',
  tag: 'Questions',
  access: 'anonymous',
});

/** The question behind a mailed link, without using it up: mail scanners open links, too. */
export const getLinkedQuestion = question.get('/question/{token}', {
  summary: 'The question behind a mailed link',
  limit: 'question',
  params,
  data: linkedQuestion,
  errors: ['INVALID_TOKEN'],
});

/** A family's answer by a mailed link, without signing in. Idempotent by `answerId`. */
export const answerLinkedQuestion = question.post('/question/{token}/answer', {
  summary: 'Answer the question behind a mailed link',
  limit: 'question',
  params,
  body: answerBody,
  data: linkedQuestion,
  errors: ['INVALID_TOKEN', 'QUESTION_ANSWERED', 'QUESTION_CLOSED'],
});

/**
 * What a family wishes changed about its registration that was sent, in its own words: it writes first. Idempotent by
 * `answerId`. Some wishes may wait at once; more are refused with TOO_MANY_REQUESTS.
 */
export const askForChange = question.post('/order/{orderId}/change', {
  summary: 'Ask for a change of a registration',
  access: 'registrant',
  limit: 'question',
  params: z.object({ orderId: entityId }),
  body: wishBody,
  data: z.object({ _id: z.string() }),
  errors: ['ORDER_NOT_FOUND', 'TRANSITION_NOT_POSSIBLE', 'TOO_MANY_REQUESTS'],
});

/** A family's answer on My Account. Idempotent by `answerId`. */
export const answerQuestion = question.post('/order/{orderId}/answer', {
  summary: 'Answer the question about a registration',
  access: 'registrant',
  limit: 'question',
  params: z.object({ orderId: entityId }),
  body: answerBody,
  data: z.object({ _id: z.string() }),
  errors: ['ORDER_NOT_FOUND', 'QUESTION_ANSWERED', 'QUESTION_CLOSED'],
});
