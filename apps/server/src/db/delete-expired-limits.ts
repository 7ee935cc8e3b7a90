import { lt } from 'drizzle-orm';

import type { Context } from './context.ts';
import { rateLimits } from './schema/schema.ts';

/** Deletes counts whose window has ended: they would start anew anyway. */
export async function deleteExpiredLimits(ctx: Context): Promise<void> {
  await ctx.db.delete(rateLimits).where(lt(rateLimits.expire, ctx.now().getTime()));
}
