import type { Context } from '#server/db/context.ts';

import { listAmendments, type AmendmentRow } from './amendment-repository.ts';

/** The last change of a registration. */
export async function findLatestAmendment(ctx: Context, orderId: string): Promise<AmendmentRow | undefined> {
  const amendments = await listAmendments(ctx.db, orderId);
  return amendments.at(-1);
}
