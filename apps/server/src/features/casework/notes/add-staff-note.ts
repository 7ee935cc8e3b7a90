import { hasAbility } from '@sangamam/contract/staff/abilities';

import { inTransaction, type Context } from '#server/db/context.ts';
import type { Actor } from '#server/http/access/actor.ts';
import { AppError } from '#server/http/errors/app-error.ts';
import { recordAudit } from '#server/features/audit/record-audit.ts';
import { lockOrder } from '#server/features/orders/order/require-own-order.ts';

import { readersOfNotes } from './note-readers.ts';

/**
 * Writes a note that only staff read into the history of an order; those for registrars only are read by whoever may
 * decide about registrations.
 *
 * @throws ORDER_NOT_FOUND, FORBIDDEN for one that the actor could not read
 */
export function addStaffNote(
  ctx: Context,
  actor: Actor,
  orderId: string,
  { note, registrarsOnly }: { note: string; registrarsOnly: boolean },
) {
  if (registrarsOnly && !hasAbility(actor.roles, readersOfNotes.registrars)) throw new AppError('FORBIDDEN');
  return inTransaction(ctx, async (ctx) => {
    const { id } = await lockOrder(ctx, orderId);
    await recordAudit(ctx, {
      actorId: actor.userId,
      action: 'order.noted',
      entityId: id,
      after: { readers: registrarsOnly ? 'registrars' : 'staff' },
      reason: note,
    });
    return { _id: id };
  });
}
