import type { undoNumbers as endpoint } from '@sangamam/contract/hotel/numbers/numbers-endpoints';
import type { EndpointResult } from '@sangamam/contract/http/endpoint';
import { undoableUntil } from '@sangamam/contract/mail/delayed/undo-window';
import type { z } from 'zod';

import type { Context } from '#server/db/context.ts';
import { recordAudit } from '#server/features/audit/record-audit.ts';
import { conventionById } from '#server/features/conventions/convention-by-id.ts';
import { eachWithResult } from '#server/features/orders/decisions/each-with-result.ts';
import { isAddonOrder } from '#server/features/orders/order/order-facts.ts';
import { lockOrder } from '#server/features/orders/order/require-own-order.ts';
import { recallMails } from '#server/features/mail/delayed/delay-mails.ts';
import type { Actor } from '#server/http/access/actor.ts';
import { AppError } from '#server/http/errors/app-error.ts';

import { changingStay } from '../stays/changing-stay.ts';
import { findOrInsertStay, updateStay } from '../stays/hotel-admin-repository.ts';
import { findStayDecision, markStayUndone } from './stay-decision-repository.ts';

type Decision = z.output<(typeof endpoint)['body']>['decisions'][number];
type Results = EndpointResult<typeof endpoint>['results'];

/**
 * Undoes numbers of a list, each family in a transaction of its own.
 *
 * @throws NOT_FOUND
 */
export async function undoNumbers(
  ctx: Context,
  actor: Actor,
  conventionId: string,
  decisions: readonly Decision[],
): Promise<{ results: Results }> {
  await conventionById(ctx, conventionId);
  const results = await eachWithResult<Decision, Results[number]>(
    decisions,
    async (decision) => {
      await undoOf(ctx, actor, conventionId, decision);
      return { orderId: decision.orderId, undone: true, message: null };
    },
    ({ orderId }, { message }) => ({ orderId, undone: false, message }),
  );
  return { results };
}

function undoOf(
  ctx: Context,
  actor: Actor,
  conventionId: string,
  { orderId, decisionId }: Decision,
): Promise<void> {
  return changingStay(ctx, actor, orderId, async (ctx) => {
    const order = await lockOrder(ctx, orderId);
    if (order.conventionId !== conventionId || isAddonOrder(order)) throw new AppError('ORDER_NOT_FOUND');
    const decision = await findStayDecision(ctx.db, { id: decisionId, orderId });
    if (!decision) throw new AppError('ORDER_NOT_FOUND');
    if (decision.undoneAt !== null) return;
    if (ctx.now() >= undoableUntil(decision.createdAt)) throw new AppError('UNDO_TOO_LATE');
    const stay = await findOrInsertStay(ctx.db, orderId);
    const isAsEntered =
      stay.revision === decision.revisionAfter &&
      stay.updatedAt.getTime() === decision.updatedAfter.getTime();
    if (!isAsEntered) throw new AppError('CONFLICT');
    await recallMails(ctx, decisionId);
    await markStayUndone(ctx.db, decisionId, ctx.now());
    const { needsRoomSaidAt, numberedAt, ...before } = decision.before;
    await updateStay(ctx.db, stay, {
      ...before,
      needsRoomSaidAt: needsRoomSaidAt === null ? null : new Date(needsRoomSaidAt),
      numberedAt: numberedAt === null ? null : new Date(numberedAt),
      updatedAt: ctx.now(),
    });
    await recordAudit(ctx, {
      actorId: actor.userId,
      action: 'hotel.numbers-undone',
      entityId: orderId,
      before: { hotelName: stay.hotelName, confirmationNumber: stay.confirmationNumber },
      after: { hotelName: before.hotelName, confirmationNumber: before.confirmationNumber },
    });
  });
}
