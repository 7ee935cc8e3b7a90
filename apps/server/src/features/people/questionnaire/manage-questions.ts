import type { AuditActionOf } from '@sangamam/contract/audit/audit-catalogue';
import type { QuestionDraft } from '@sangamam/contract/people/questionnaire/question-draft';
import { questionMessages } from '@sangamam/contract/people/questionnaire/question-messages';
import { questionLimits } from '@sangamam/contract/people/questionnaire/question';
import type { ConventionQuestion } from '@sangamam/contract/people/questionnaire/question-admin-endpoints';

import { inTransaction, type Context } from '#server/db/context.ts';
import { recordAudit } from '#server/features/audit/record-audit.ts';
import { lockConvention } from '#server/features/conventions/configuration/configure-convention.ts';
import { orderEntries } from '#server/features/conventions/configuration/order-entries.ts';
import type { Actor } from '#server/http/access/actor.ts';
import { AppError } from '#server/http/errors/app-error.ts';
import { requireRevision } from '#server/http/errors/require-revision.ts';

import { hasAnswers } from './answer-repository.ts';
import {
  countAsked,
  insertQuestion,
  listOptionRows,
  listQuestionRows,
  removeQuestion,
  storeOptions,
  storeQuestionOrder,
  updateQuestion,
  type OptionRow,
  type QuestionRow,
} from './question-repository.ts';
import { readQuestion, readQuestions, requireQuestion } from './read-questions.ts';

/**
 * Adds a question to a convention, after the others.
 *
 * @throws NOT_FOUND, TOO_MANY_QUESTIONS while the convention asks as many as it may, RQST_PARAMS_INVALID for an option of
 *   another question
 */
export function addQuestion(
  ctx: Context,
  actor: Actor,
  conventionId: string,
  draft: QuestionDraft,
): Promise<ConventionQuestion> {
  return inTransaction(ctx, async (ctx) => {
    await lockConvention(ctx, conventionId);
    await refuseOneTooMany(ctx, conventionId);
    refuseUnknownOptions([], draft);
    const id = await insertQuestion(ctx.db, { ...columnsOf(draft), conventionId, createdAt: ctx.now() });
    await storeOptions(ctx.db, id, draft.options);
    await record(ctx, actor, 'question.added', { id, conventionId }, { after: draft });
    return readQuestion(ctx, id);
  });
}

/**
 * Changes a question that is still at `revision`. Once somebody has answered, what answers mean stays: its kind, whom it
 * asks, and its options. Families who answer at the same time wait for the change, or it for them.
 *
 * @throws NOT_FOUND, CONFLICT when somebody else changed it meanwhile, QUESTION_HAS_ANSWERS, RQST_PARAMS_INVALID for an
 *   option of another question
 */
export function changeQuestion(
  ctx: Context,
  actor: Actor,
  questionId: string,
  { revision, ...draft }: QuestionDraft & { revision: number },
): Promise<ConventionQuestion> {
  return inTransaction(ctx, async (ctx) => {
    const before = await requireQuestion(ctx, questionId, { lock: true });
    requireRevision(before.revision, revision);
    const options = await listOptionRows(ctx.db, [questionId]);
    refuseUnknownOptions(options, draft);
    if (await hasAnswers(ctx.db, questionId)) refuseBending(before, options, draft);
    await updateQuestion(ctx.db, questionId, columnsOf(draft));
    await storeOptions(ctx.db, questionId, draft.options);
    await record(ctx, actor, 'question.changed', before, { before: { ...before, options }, after: draft });
    return readQuestion(ctx, questionId);
  });
}

/**
 * Retires a question: nobody is asked any more, and its answers stay. Idempotent.
 *
 * @throws NOT_FOUND
 */
export function retireQuestion(ctx: Context, actor: Actor, questionId: string): Promise<ConventionQuestion> {
  return inTransaction(ctx, async (ctx) => {
    const before = await requireQuestion(ctx, questionId, { lock: true });
    if (before.retiredAt === null) {
      await updateQuestion(ctx.db, questionId, { retiredAt: ctx.now() });
      await record(ctx, actor, 'question.retired', before, { after: { question: before.textEn } });
    }
    return readQuestion(ctx, questionId);
  });
}

/**
 * Asks a retired question again. Idempotent.
 *
 * @throws NOT_FOUND, TOO_MANY_QUESTIONS while the convention asks as many as it may
 */
export function askQuestionAgain(
  ctx: Context,
  actor: Actor,
  questionId: string,
): Promise<ConventionQuestion> {
  return inTransaction(ctx, async (ctx) => {
    // The convention first, as when a question is added: two at once do not make one too many.
    await lockConvention(ctx, (await requireQuestion(ctx, questionId)).conventionId);
    const before = await requireQuestion(ctx, questionId, { lock: true });
    if (before.retiredAt !== null) {
      await refuseOneTooMany(ctx, before.conventionId);
      await updateQuestion(ctx.db, questionId, { retiredAt: null });
      await record(ctx, actor, 'question.asked-again', before, { after: { question: before.textEn } });
    }
    return readQuestion(ctx, questionId);
  });
}

/**
 * Deletes a question that nobody has answered and that is still at `revision`.
 *
 * @throws NOT_FOUND, CONFLICT when somebody else changed it meanwhile, QUESTION_HAS_ANSWERS
 */
export function deleteQuestion(
  ctx: Context,
  actor: Actor,
  questionId: string,
  revision: number,
): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const before = await requireQuestion(ctx, questionId, { lock: true });
    requireRevision(before.revision, revision);
    if (await hasAnswers(ctx.db, questionId)) throw new AppError('QUESTION_HAS_ANSWERS');
    const options = await listOptionRows(ctx.db, [questionId]);
    await removeQuestion(ctx.db, questionId);
    await record(ctx, actor, 'question.deleted', before, { before: { ...before, options } });
  });
}

/**
 * Puts the questions that a convention asks in the order of these ids.
 *
 * @throws NOT_FOUND, CONFLICT unless they are all of them, as when somebody else added one meanwhile
 */
export async function orderQuestions(
  ctx: Context,
  actor: Actor,
  conventionId: string,
  ids: readonly string[],
): Promise<ConventionQuestion[]> {
  await orderEntries(
    ctx,
    actor,
    { conventionId, ids },
    {
      action: 'question.ordered',
      list: async (ctx) =>
        (await listQuestionRows(ctx.db, conventionId))
          .filter(({ retiredAt }) => retiredAt === null)
          .map(({ id, textEn }) => ({ id, name: textEn })),
      store: (ctx, ids) => storeQuestionOrder(ctx.db, ids),
    },
  );
  return readQuestions(ctx, conventionId);
}

async function refuseOneTooMany(ctx: Context, conventionId: string): Promise<void> {
  if ((await countAsked(ctx.db, conventionId)) >= questionLimits.asked)
    throw new AppError('TOO_MANY_QUESTIONS');
}

/** Ids are those of options that the question has. */
function refuseUnknownOptions(known: readonly OptionRow[], { options }: QuestionDraft): void {
  const at = options.findIndex(
    ({ optionId }, index) =>
      optionId !== undefined &&
      (known.every(({ id }) => id !== optionId) ||
        options.findIndex((other) => other.optionId === optionId) < index),
  );
  if (at !== -1)
    throw new AppError('RQST_PARAMS_INVALID', {
      field: `options.${at}.en`,
      message: questionMessages.unknownOption,
    });
}

/** A translation that was missing may be added. */
function refuseBending(before: QuestionRow, known: readonly OptionRow[], draft: QuestionDraft): void {
  const bent = (field: string) => new AppError('QUESTION_HAS_ANSWERS', { field });
  if (draft.kind !== before.kind) throw bent('kind');
  if (draft.askedOf !== before.askedOf) throw bent('askedOf');
  for (const { id, en, ml } of known) {
    const at = draft.options.findIndex(({ optionId }) => optionId === id);
    const now = draft.options[at];
    if (!now) throw bent('options');
    if (now.en !== en || (ml !== '' && now.ml !== ml)) throw bent(`options.${at}.en`);
  }
}

function columnsOf({ text, options: _options, ...same }: QuestionDraft) {
  return { ...same, textEn: text.en, textMl: text.ml };
}

function record(
  ctx: Context,
  actor: Actor,
  action: AuditActionOf<'convention'>,
  { id, conventionId }: { id: string; conventionId: string },
  { before, after }: { before?: object; after?: object },
): Promise<void> {
  return recordAudit(ctx, {
    actorId: actor.userId,
    action,
    entityId: conventionId,
    ...(before && { before: { ...before } }),
    after: { id, ...after },
  });
}
