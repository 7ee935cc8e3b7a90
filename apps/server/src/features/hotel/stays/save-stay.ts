import type { StayForm } from '@sangamam/contract/hotel/stays/stay-form';
import { roomFault } from '@sangamam/contract/hotel/stays/rooms';

import type { Context } from '#server/db/context.ts';
import { recordAudit } from '#server/features/audit/record-audit.ts';
import { conventionById } from '#server/features/conventions/convention-by-id.ts';
import { statusOf } from '#server/features/orders/order/order-facts.ts';
import type { Actor } from '#server/http/access/actor.ts';
import { AppError } from '#server/http/errors/app-error.ts';

import { changeStay } from './change-stay.ts';
import { changingStay, lockStay } from './changing-stay.ts';
import { replaceRooms, updateStay } from './hotel-admin-repository.ts';
import { guestOf } from './present-stay.ts';
import { listStayGuests } from './rooming-read-model.ts';

/**
 * Enters the stay of a family.
 *
 * @throws ORDER_NOT_FOUND, TRANSITION_NOT_POSSIBLE, CONFLICT
 */
export function saveStay(
  ctx: Context,
  actor: Actor,
  orderId: string,
  { revision, ...form }: StayForm & { revision: number },
): Promise<{ revision: number }> {
  return changingStay(ctx, actor, orderId, async (ctx) => {
    const locked = await lockStay(ctx, orderId, revision);
    const changed = await changeStay(ctx, actor, locked, form);
    return { revision: changed.revision };
  });
}

/**
 * Puts a family into rooms by hand, or with `null` back into those that are proposed.
 *
 * @throws ORDER_NOT_FOUND; TRANSITION_NOT_POSSIBLE unless it is confirmed; CONFLICT also when other people attend by now;
 *   MINOR_WITHOUT_ADULT
 */
export function saveRooms(
  ctx: Context,
  actor: Actor,
  orderId: string,
  { rooms, revision }: { rooms: string[][] | null; revision: number },
): Promise<{ revision: number }> {
  return changingStay(ctx, actor, orderId, async (ctx) => {
    const { order, stay } = await lockStay(ctx, orderId, revision);
    if (statusOf(order) !== 'CONFIRMED') throw new AppError('TRANSITION_NOT_POSSIBLE');
    const { startDate } = await conventionById(ctx, order.conventionId);
    const people = await listStayGuests(ctx.db, [order.id]);
    const filled = (rooms ?? []).filter((room) => room.length > 0);
    const guests = people.map((person) => guestOf(person, startDate));
    if (rooms !== null) refuseFault(guests, filled);
    await replaceRooms(ctx.db, order.id, filled);
    const changed = await updateStay(ctx.db, stay, { updatedAt: ctx.now() });
    await recordAudit(ctx, {
      actorId: actor.userId,
      action: 'hotel.rooms-changed',
      entityId: order.id,
      after: { rooms: rooms === null ? 'proposed' : filled },
    });
    return { revision: changed.revision };
  });
}

function refuseFault(...[guests, rooms]: Parameters<typeof roomFault>): void {
  const fault = roomFault(guests, rooms);
  if (fault === 'NOT_EVERYBODY') throw new AppError('CONFLICT');
  if (fault) throw new AppError(fault);
}
