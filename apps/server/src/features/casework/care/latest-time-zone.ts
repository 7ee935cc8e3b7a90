import type { Context } from '#server/db/context.ts';

import { findLatestTimeZone } from './today-read-model.ts';

/** By whose calendar follow-ups are due of what belongs to no convention: staff work for the latest one. */
export async function latestTimeZone(ctx: Context): Promise<string> {
  return (await findLatestTimeZone(ctx.db)) ?? 'UTC';
}
