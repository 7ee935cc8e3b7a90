import { inTransaction, type Context } from '#server/db/context.ts';

import { deleteAnswersOfOrders } from './answer-repository.ts';
import { listPastOrdersWithAnswers } from './questionnaire-read-model.ts';

/** Deletes the answers to questions of conventions that ended before `day` (`YYYY-MM-DD`). Idempotent. */
export function purgeAnswers(ctx: Context, day: string): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    await deleteAnswersOfOrders(ctx.db, await listPastOrdersWithAnswers(ctx.db, day));
  });
}
