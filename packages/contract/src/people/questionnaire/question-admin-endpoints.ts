import { z } from 'zod';

import { exportFormats } from '../../exports/export-format.ts';
import { entityId } from '../../fields/entity-id.ts';
import { fromRevision, revision, revisionInQuery } from '../../fields/revision.ts';
import { listPage, pageQuery, searchText } from '../../http/list-page.ts';
import { resource } from '../../http/resource.ts';
import { answerValue, askedQuestion, questionOption } from './question.ts';
import { questionDraft } from './question-draft.ts';

const tag = 'Admin: convention questions';

/** A question of a convention with how it is answered. People of registrations that were sent and count are counted. */
export const conventionQuestion = z.object({
  ...askedQuestion.shape,
  conventionId: z.string(),
  fromAge: z.int().nullable(),
  toAge: z.int().nullable(),
  askedFrom: z.string().nullable(),
  /** Whether families read it today: not before its day, and not once it is retired. */
  isAsked: z.boolean(),
  /** When it was retired, ISO 8601 UTC; `null` while it is asked. */
  retiredAt: z.string().nullable(),
  revision,
  /** True once somebody has answered, also somebody who does not attend any more: it can be retired, not bent. */
  isAnswered: z.boolean(),
  /** Of how many people, or families, it is asked, and how many of them answered. */
  asked: z.int(),
  answered: z.int(),
  options: z.array(z.object({ ...questionOption.shape, count: z.int() })),
  /** How many said yes and no; the sum of numbers. `null` for other kinds. */
  yes: z.int().nullable(),
  no: z.int().nullable(),
  sum: z.int().nullable(),
});
export type ConventionQuestion = z.output<typeof conventionQuestion>;

const configures = { ability: 'configure-conventions' } as const;

const ofConvention = resource({
  path: '/v1/admin/conventions/{conventionId}/questions',
  tag,
  access: { ability: 'read-answers' },
  params: z.object({ conventionId: entityId }),
  errors: ['NOT_FOUND'],
});

/** The questions of a convention in their order, retired ones last. */
export const listQuestions = ofConvention.get('', {
  summary: 'Questions of a convention with the count of their answers',
  data: z.array(conventionQuestion),
});

/** Adds a question, which stands last. TOO_MANY_QUESTIONS while the convention asks twenty. */
export const addQuestion = ofConvention.post('', {
  summary: 'Add a question to a convention',
  access: configures,
  body: questionDraft,
  data: conventionQuestion,
  errors: ['TOO_MANY_QUESTIONS'],
});

/** Puts the questions that are asked in this order. Refused unless they are all of them, once each. */
export const orderQuestions = ofConvention.put('/order', {
  summary: 'Put the questions of a convention in order',
  access: configures,
  body: z.strictObject({ ids: z.array(entityId).min(1).max(100) }),
  data: z.array(conventionQuestion),
  errors: ['CONFLICT'],
});

const question = resource({
  path: '/v1/admin/questions/{questionId}',
  tag,
  access: { ability: 'read-answers' },
  params: z.object({ questionId: entityId }),
  errors: ['NOT_FOUND'],
});

export const getQuestion = question.get('', {
  summary: 'A question of a convention',
  data: conventionQuestion,
});

/**
 * Changes a question. Once somebody has answered, its kind, whom it asks and its options stay (QUESTION_HAS_ANSWERS); the
 * wording may be mended, options added and put in another order.
 */
export const changeQuestion = question.put('', {
  summary: 'Change a question of a convention',
  access: configures,
  body: questionDraft.safeExtend(fromRevision),
  data: conventionQuestion,
  errors: ['CONFLICT', 'QUESTION_HAS_ANSWERS'],
});

/** Retires a question: it is no longer asked, and its answers stay. Idempotent. */
export const retireQuestion = question.post('/retire', {
  summary: 'Ask a question no longer',
  access: configures,
  data: conventionQuestion,
});

/** Asks a retired question again. Idempotent. TOO_MANY_QUESTIONS while the convention asks twenty. */
export const askQuestionAgain = question.post('/ask-again', {
  summary: 'Ask a retired question again',
  access: configures,
  data: conventionQuestion,
  errors: ['TOO_MANY_QUESTIONS'],
});

/** Deletes a question that nobody has answered. */
export const deleteQuestion = question.delete('', {
  summary: 'Delete a question that nobody has answered',
  access: configures,
  query: revisionInQuery,
  data: z.object({ deleted: z.literal(true) }),
  errors: ['CONFLICT', 'QUESTION_HAS_ANSWERS'],
});

/** Which of those who are asked. */
export const answerStates = ['ANSWERED', 'MISSING'] as const;
export type AnswerState = (typeof answerStates)[number];

const filter = {
  state: z.enum(answerStates).optional(),
  /** The id of an option, or `YES` or `NO`. */
  said: z.union([entityId, z.enum(['YES', 'NO'])]).optional(),
  /** Part of a name or registration number. */
  search: searchText,
};

/** Somebody, or a family, whom a question is asked. */
export const answerRow = z.object({
  orderId: z.string(),
  /** The permanent number, or the temporary one before. */
  number: z.string(),
  registrantName: z.string(),
  /** `null` for a question to the family. */
  personName: z.string().nullable(),
  /** `null` without an answer. */
  answer: answerValue.nullable(),
});
export type AnswerRow = z.output<typeof answerRow>;

/** A page of those whom a question is asked, by name, with their answers. */
export const listAnswers = question.get('/answers', {
  summary: 'Who answered a question, and what',
  query: z.object({ ...filter, ...pageQuery(50) }),
  data: listPage(answerRow),
});

/** The same as a file. The audit log records it. */
export const exportAnswers = question.download('/answers/export/{format}', {
  summary: 'The answers to a question as a file',
  freshProof: true,
  caching: 'private',
  params: z.object({ questionId: entityId, format: z.enum(exportFormats) }),
  query: z.object(filter),
});

/** A question with what a family answered, as staff read it at the registration. */
export const answeredQuestion = z.object({
  ...askedQuestion.shape,
  answers: z.array(z.object({ personName: z.string().nullable(), answer: answerValue })),
});
export type AnsweredQuestion = z.output<typeof answeredQuestion>;

/** What a family answered to the questions of its convention, also to those that were retired. */
export const getAnswersOfOrder = resource({
  path: '/v1/admin/registrations/{orderId}',
  tag,
  access: { ability: 'read-answers' },
  params: z.object({ orderId: entityId }),
}).get('/answers', {
  summary: 'Answers of a family to the questions of its convention',
  data: z.array(answeredQuestion),
  errors: ['ORDER_NOT_FOUND'],
});
