import { cloneConvention } from '@sangamam/contract/conventions/configuration/convention-admin-endpoints';
import * as endpoints from '@sangamam/contract/people/questionnaire/question-admin-endpoints';
import type { FastifyInstance } from 'fastify';

import type { Context } from '#server/db/context.ts';
import { bindDownload } from '#server/http/endpoints/bind-download.ts';
import { bindEndpoint } from '#server/http/endpoints/route.ts';

import { cloneWithQuestions } from './clone-with-questions.ts';
import { exportAnswers } from './export-answers.ts';
import { readAnswers, readAnswersOfOrder } from './list-answers.ts';
import * as manage from './manage-questions.ts';
import { readQuestion, readQuestions } from './read-questions.ts';

/** What a convention asks beyond what the system knows, and what families answered. */
export function questionnaireRoutes(app: FastifyInstance, ctx: Context): void {
  bindEndpoint(app, endpoints.listQuestions, ({ params }) => readQuestions(ctx, params.conventionId));
  bindEndpoint(app, endpoints.addQuestion, ({ actor, params, body }) =>
    manage.addQuestion(ctx, actor, params.conventionId, body),
  );
  bindEndpoint(app, endpoints.orderQuestions, ({ actor, params, body }) =>
    manage.orderQuestions(ctx, actor, params.conventionId, body.ids),
  );
  bindEndpoint(app, endpoints.getQuestion, ({ params }) => readQuestion(ctx, params.questionId));
  bindEndpoint(app, endpoints.changeQuestion, ({ actor, params, body }) =>
    manage.changeQuestion(ctx, actor, params.questionId, body),
  );
  bindEndpoint(app, endpoints.retireQuestion, ({ actor, params }) =>
    manage.retireQuestion(ctx, actor, params.questionId),
  );
  bindEndpoint(app, endpoints.askQuestionAgain, ({ actor, params }) =>
    manage.askQuestionAgain(ctx, actor, params.questionId),
  );
  bindEndpoint(app, endpoints.deleteQuestion, async ({ actor, params, query }) => {
    await manage.deleteQuestion(ctx, actor, params.questionId, query.revision);
    return { deleted: true } as const;
  });
  bindEndpoint(app, endpoints.listAnswers, ({ params, query }) => readAnswers(ctx, params.questionId, query));
  bindDownload(app, endpoints.exportAnswers, ({ actor, params, query }) =>
    exportAnswers(ctx, actor, params, query),
  );
  // Bound here and not with the other endpoints of conventions: they are below their questions.
  bindEndpoint(app, cloneConvention, ({ actor, params, body }) =>
    cloneWithQuestions(ctx, actor, params.conventionId, body),
  );
  bindEndpoint(app, endpoints.getAnswersOfOrder, ({ params }) => readAnswersOfOrder(ctx, params.orderId));
}
