import type { RegistrationCare } from '@sangamam/contract/orders/admin/care/registration-care';

import type { Context } from '#server/db/context.ts';

import { listCare } from './care-repository.ts';
import { listAssignees } from './list-assignees.ts';

/** Of an order that nobody looks after yet. */
export const noCare: RegistrationCare = { assignedTo: null };

/** How staff look after each of these orders. */
export async function readCare(
  ctx: Context,
  orderIds: readonly string[],
): Promise<(orderId: string) => RegistrationCare> {
  const rows = orderIds.length === 0 ? [] : await listCare(ctx.db, orderIds);
  const assignees = rows.some(({ assignedTo }) => assignedTo !== null) ? await listAssignees(ctx) : [];
  const care = new Map(
    rows.map(({ orderId, assignedTo }) => [
      orderId,
      { assignedTo: assignees.find(({ _id }) => _id === assignedTo) ?? null },
    ]),
  );
  return (orderId) => care.get(orderId) ?? noCare;
}
