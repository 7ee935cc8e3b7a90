import type { Context } from '#server/db/context.ts';

import { copyFamily, findPreviousRegistration } from '../participants/participant-repository.ts';
import type { OrderRow } from '../order/order-repository.ts';

/**
 * Copies the family of the registrant's latest registration to a new one, unselected, so that a returning family need
 * not enter everybody again (docs/decisions/007). The people are the same rows: an e-mail address still belongs to one
 * person.
 */
export async function copyPreviousFamily(ctx: Context, order: OrderRow): Promise<void> {
  const from = await findPreviousRegistration(ctx.db, order.userId, order.id);
  if (from !== undefined) await copyFamily(ctx.db, { from, to: order.id, at: order.createdAt });
}
