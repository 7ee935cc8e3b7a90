import * as endpoints from '@sangamam/contract/casework/questions/question-endpoints';
import type { FastifyInstance } from 'fastify';

import type { Context } from '#server/db/context.ts';
import { bindEndpoint } from '#server/http/endpoints/route.ts';

import { askForChange } from './ask-for-change.ts';
import { answerOwnQuestion } from './answer-question.ts';
import { answerLinkedQuestion, readLinkedQuestion } from './linked-question.ts';

/** Answers of families to questions about their registrations, by a mailed link or signed in. */
export function questionRoutes(app: FastifyInstance, ctx: Context): void {
  bindEndpoint(app, endpoints.getLinkedQuestion, ({ params }) => readLinkedQuestion(ctx, params.token));
  bindEndpoint(app, endpoints.answerLinkedQuestion, ({ params, body }) =>
    answerLinkedQuestion(ctx, params.token, body),
  );
  bindEndpoint(app, endpoints.askForChange, ({ actor, params, body }) =>
    askForChange(ctx, actor, params.orderId, body),
  );
  bindEndpoint(app, endpoints.answerQuestion, ({ actor, params, body }) =>
    answerOwnQuestion(ctx, actor, params.orderId, body),
  );
}
