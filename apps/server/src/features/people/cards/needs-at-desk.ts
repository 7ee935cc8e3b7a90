import type { DeskNeeds } from '@sangamam/contract/arrival/desk/desk-family';
import { doorNeeds } from '@sangamam/contract/people/cards/card';

import type { Context } from '#server/db/context.ts';

import { listOpenParts } from './card-read-model.ts';

/** What the arrival desk has to know of those who attend and told of allergies, or of needs at the door, by registration. */
export async function needsAtDesk(
  ctx: Context,
  orderIds: readonly string[],
): Promise<Map<string, DeskNeeds[]>> {
  const rows = await listOpenParts(ctx.db, orderIds);
  const told = rows.flatMap(({ orderId, accessNeeds, ...own }) => {
    const access = doorNeeds.filter((need) => accessNeeds.includes(need));
    return own.allergies.length > 0 || access.length > 0 || own.hasNote ? [{ orderId, ...own, access }] : [];
  });
  return Map.groupBy(told, ({ orderId }) => orderId);
}
