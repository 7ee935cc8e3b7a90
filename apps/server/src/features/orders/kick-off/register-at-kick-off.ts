import type { HandedMoney, KickOffRegistration } from '@sangamam/contract/orders/kick-off/kick-off-endpoints';

import { inTransaction, type Context } from '#server/db/context.ts';
import { recordAudit } from '#server/features/audit/record-audit.ts';
import type { Actor } from '#server/http/access/actor.ts';
import { AppError } from '#server/http/errors/app-error.ts';

import { issueSlip } from '../on-behalf/claim-registration.ts';
import { registerFamily, registerKnownFamily } from '../on-behalf/register-family.ts';
import { factsOf } from '../order/order-facts.ts';
import { findAnyOrder } from '../order/require-own-order.ts';
import {
  findRegistration,
  insertRegistration,
  isOfEvening,
  lockDeviceId,
  type EveningRow,
} from './kick-off-repository.ts';
import { receiveAtEvening } from './note-money.ts';
import { requireOpenEvening } from './open-evening.ts';

interface AtKickOff {
  eveningId: string;
  /** Made by the device. */
  id: string;
  registration: KickOffRegistration;
  money: HandedMoney | null;
}

/**
 * Registers a family at an evening and notes what it pays: all or nothing. Idempotent by the id that the device made,
 * also once the evening is closed, so that what was sent over a dead network counts once.
 *
 * @throws as the endpoint says; CONFLICT for the id of another evening
 */
export function registerAtKickOff(
  ctx: Context,
  actor: Actor,
  { eveningId, id, registration, money }: AtKickOff,
): Promise<{ orderId: string; tmpConvRegNo: string; total: number }> {
  return inTransaction(ctx, async (ctx) => {
    await lockDeviceId(ctx.db, id);
    const made = await findRegistration(ctx.db, id);
    if (made && made.eveningId !== eveningId) throw new AppError('CONFLICT');
    if (made) return answer(ctx, made.orderId);
    const evening = await requireOpenEvening(ctx, eveningId);
    const { orderId } = await register(ctx, actor, evening, registration);
    await insertRegistration(ctx.db, {
      id,
      eveningId,
      orderId,
      registeredBy: actor.userId,
      createdAt: ctx.now(),
    });
    await recordAudit(ctx, {
      actorId: actor.userId,
      action: 'order.registered-at-kick-off',
      entityId: orderId,
      after: { eveningId },
      reason: evening.name,
    });
    if (money) await receiveAtEvening(ctx, actor, { evening, orderId, money });
    return answer(ctx, orderId);
  });
}

function register(
  ctx: Context,
  actor: Actor,
  { conventionId }: EveningRow,
  registration: KickOffRegistration,
): Promise<{ orderId: string }> {
  const common = { conventionId, how: 'IN_PERSON' } as const;
  if (registration.family === 'NEW') {
    const { family: _family, ...wishes } = registration;
    return registerFamily(ctx, actor, { ...wishes, ...common });
  }
  const { family: _family, userId, ...wishes } = registration;
  return registerKnownFamily(ctx, actor, userId, { ...wishes, ...common });
}

async function answer(ctx: Context, orderId: string) {
  const order = await findAnyOrder(ctx, orderId);
  if (!order) throw new AppError('ORDER_NOT_FOUND');
  return { orderId, tmpConvRegNo: order.tempNumber, total: factsOf(order).net };
}

/**
 * Makes the code of the slip of a family that was registered at this evening.
 *
 * @throws NOT_FOUND for another registration, CLAIM_NOT_NEEDED
 */
export async function issueKickOffCode(
  ctx: Context,
  actor: Actor,
  of: { eveningId: string; orderId: string },
): Promise<{ code: string; expiresAt: string }> {
  if (!(await isOfEvening(ctx.db, of))) throw new AppError('NOT_FOUND');
  return issueSlip(ctx, actor, of.orderId);
}
