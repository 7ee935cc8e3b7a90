import { z } from 'zod';

import { entityId } from '../../fields/entity-id.ts';
import { defineEndpoint } from '../../http/endpoint.ts';
import { answerBody, linkedQuestion } from './question.ts';

const tag = 'Questions';
const params = z.object({ token: z.string().min(20).max(100) });

/** The question behind a mailed link, without using it up: mail scanners open links, too. */
export const getLinkedQuestion = defineEndpoint({
  method: 'GET',
  path: '/v1/question/{token}',
  summary: 'The question behind a mailed link',
  tag,
  access: 'anonymous',
  limit: 'question',
  params,
  data: linkedQuestion,
  errors: ['INVALID_TOKEN'],
});

/** A family's answer by a mailed link, without signing in. Idempotent by `answerId`. */
export const answerLinkedQuestion = defineEndpoint({
  method: 'POST',
  path: '/v1/question/{token}/answer',
  summary: 'Answer the question behind a mailed link',
  tag,
  access: 'anonymous',
  limit: 'question',
  params,
  body: answerBody,
  data: linkedQuestion,
  errors: ['INVALID_TOKEN', 'QUESTION_ANSWERED', 'QUESTION_CLOSED'],
});

/** A family's answer on My Account. Idempotent by `answerId`. */
export const answerQuestion = defineEndpoint({
  method: 'POST',
  path: '/v1/order/{orderId}/answer',
  summary: 'Answer the question about a registration',
  tag,
  access: 'registrant',
  limit: 'question',
  params: z.object({ orderId: entityId }),
  body: answerBody,
  data: z.object({ _id: z.string() }),
  errors: ['ORDER_NOT_FOUND', 'QUESTION_ANSWERED', 'QUESTION_CLOSED'],
});
