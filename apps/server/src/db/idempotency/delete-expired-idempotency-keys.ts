import type { Context } from '#server/db/context.ts';
import { deleteKeysBefore } from './idempotency-repository.ts';

/** How long a repeat gets the stored answer, in milliseconds. With the hourly job no answer is kept for a day. */
export const idempotencyKeyLife = 12 * 60 * 60_000;

export async function deleteExpiredIdempotencyKeys(ctx: Context): Promise<void> {
  await deleteKeysBefore(ctx.db, new Date(ctx.now().getTime() - idempotencyKeyLife));
}
