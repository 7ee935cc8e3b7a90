import type { ConventionConfiguration } from '@sangamam/contract/conventions/configuration/convention-configuration';

import { inTransaction, type Context } from '#server/db/context.ts';
import { cloneConvention } from '#server/features/conventions/configuration/clone-convention.ts';
import { moveDates } from '#server/features/conventions/configuration/move-dates.ts';
import { conventionById } from '#server/features/conventions/convention-by-id.ts';
import type { Actor } from '#server/http/access/actor.ts';

import { addQuestion } from './manage-questions.ts';
import { listOptionRows, listQuestionRows } from './question-repository.ts';

/**
 * Copies a convention with the questions that it asks, in their order: without answers, and the day from which families see
 * one moves with the first day. Retired questions stay behind.
 *
 * @throws NOT_FOUND
 */
export function cloneWithQuestions(
  ctx: Context,
  actor: Actor,
  conventionId: string,
  wanted: { name: string; startDate: string },
): Promise<ConventionConfiguration> {
  return inTransaction(ctx, async (ctx) => {
    const old = await conventionById(ctx, conventionId);
    const copy = await cloneConvention(ctx, actor, conventionId, wanted);
    const move = moveDates(old.startDate, copy.startDate);
    const asked = (await listQuestionRows(ctx.db, conventionId)).filter(
      ({ retiredAt }) => retiredAt === null,
    );
    const options = await listOptionRows(
      ctx.db,
      asked.map(({ id }) => id),
    );
    for (const { id, kind, askedOf, textEn, textMl, fromAge, toAge, askedFrom, required, max } of asked)
      await addQuestion(ctx, actor, copy._id, {
        kind,
        askedOf,
        text: { en: textEn, ml: textMl },
        fromAge,
        toAge,
        askedFrom: askedFrom === null ? null : move(askedFrom),
        required,
        max,
        options: options.filter(({ questionId }) => questionId === id).map(({ en, ml }) => ({ en, ml })),
      });
    return copy;
  });
}
