import {
  addQuestion,
  askQuestionAgain,
  changeQuestion,
  deleteQuestion,
  exportAnswers,
  getAnswersOfOrder,
  getQuestion,
  listAnswers,
  listQuestions,
  orderQuestions,
  retireQuestion,
} from '@sangamam/contract/people/questionnaire/question-admin-endpoints';
import type { QuestionDraft } from '@sangamam/contract/people/questionnaire/question-draft';
import type { ExportFormat } from '@sangamam/contract/exports/export-format';
import type { EndpointInput } from '@sangamam/contract/http/endpoint';
import { keepPreviousData } from '@tanstack/react-query';

import { downloadEndpoint } from '#web/lib/api/download-endpoint.ts';
import { createCallHook, createMutationHook, createQueryHook } from '#web/lib/query/endpoint-hooks.ts';

const group = 'questions';
const refreshes = [group];

export const useQuestions = createQueryHook(
  listQuestions,
  (conventionId: string) => ({ params: { conventionId } }),
  { group },
);

export const useQuestion = createQueryHook(
  getQuestion,
  (questionId: string) => ({ params: { questionId } }),
  { group },
);

/** A page of answers; the previous one stays while the next is loading. */
export const useAnswers = createQueryHook(
  listAnswers,
  (questionId: string, query: EndpointInput<typeof listAnswers>['query']) => ({
    params: { questionId },
    query,
  }),
  { group, placeholderData: keepPreviousData },
);

/** What a family answered, for its registration. */
export const useAnswersOfOrder = createQueryHook(getAnswersOfOrder, (orderId: string) => ({
  params: { orderId },
}));

/** The filtered answers as a file. */
export const useAnswersFile = createCallHook(
  (questionId: string, query: EndpointInput<typeof exportAnswers>['query']) => (format: ExportFormat) =>
    downloadEndpoint(exportAnswers, { params: { questionId, format }, query }),
);

/** Puts the questions that are asked in the order of these ids. */
export const useOrderQuestions = createMutationHook(
  orderQuestions,
  (conventionId: string) => (ids: readonly string[]) => ({
    params: { conventionId },
    body: { ids: [...ids] },
  }),
  { refreshes },
);

export const useAddQuestion = createMutationHook(
  addQuestion,
  (conventionId: string) => (body: QuestionDraft) => ({ params: { conventionId }, body }),
  { refreshes },
);

/** Changes a question that is still as it was at the revision of the body. */
export const useChangeQuestion = createMutationHook(
  changeQuestion,
  (questionId: string) => (body: QuestionDraft & { revision: number }) => ({ params: { questionId }, body }),
  { refreshes },
);

export const useRetireQuestion = createMutationHook(
  retireQuestion,
  (questionId: string) => () => ({ params: { questionId } }),
  { refreshes },
);

export const useAskQuestionAgain = createMutationHook(
  askQuestionAgain,
  (questionId: string) => () => ({ params: { questionId } }),
  { refreshes },
);

/** Deletes a question that nobody has answered and that is still at this revision. */
export const useDeleteQuestion = createMutationHook(
  deleteQuestion,
  (questionId: string) => (revision: number) => ({
    params: { questionId },
    query: { revision: String(revision) },
  }),
  { refreshes },
);
