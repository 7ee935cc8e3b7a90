import type { Context } from '#server/db/context.ts';
import { AppError } from '#server/http/errors/app-error.ts';

import { findReplyValues } from './reply-values-read-model.ts';

/**
 * What is filled into replies about an order.
 *
 * @throws ORDER_NOT_FOUND
 */
export async function readReplyValues(ctx: Context, orderId: string) {
  const found = await findReplyValues(ctx.db, orderId);
  if (!found) throw new AppError('ORDER_NOT_FOUND');
  const { firstName, tempNumber, permNumber, convention } = found;
  return { firstName, number: permNumber ?? tempNumber, convention };
}
