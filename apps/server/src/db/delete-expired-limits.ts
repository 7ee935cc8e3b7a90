import { lt } from 'drizzle-orm';

import type { Context } from './context.ts';
import { rateLimits } from './schema/schema.ts';

/** Deletes counts whose window has ended; the next attempt would reset them anyway. */
export async function deleteExpiredLimits(ctx: Context): Promise<void> {
  await ctx.db.delete(rateLimits).where(lt(rateLimits.expire, ctx.now().getTime()));
}
