import type { Context } from '#server/db/context.ts';
import { AppError } from '#server/http/errors/app-error.ts';

import { findMessageForUpdate, type MessageRow } from '../message-repository.ts';

/** A message under its lock. Call it in a transaction. @throws NOT_FOUND */
export async function lockMessage(ctx: Context, messageId: string): Promise<MessageRow> {
  const message = await findMessageForUpdate(ctx.db, messageId);
  if (!message) throw new AppError('NOT_FOUND');
  return message;
}
