import type { UndoableRegistrationAction } from '@sangamam/contract/orders/decisions/undo/undo-registration';
import { v7 as uuidv7 } from 'uuid';

import type { Context } from '#server/db/context.ts';
import { delayMails } from '#server/features/mail/delayed/delay-mails.ts';

import type { OrderRow } from '../../order/order-repository.ts';
import { factsInText, lockFamilyOrders } from './family-facts.ts';
import { insertDecision } from './registration-decision-repository.ts';

/**
 * Carries out a decision about a locked order that can be undone for a minute: a row says what to return to, and its
 * mails wait that long.
 *
 * @param endsId a registration, locked too, that the decision ends
 */
export async function withUndoableDecision<Result>(
  ctx: Context,
  { orderId, action, endsId }: { orderId: string; action: UndoableRegistrationAction; endsId?: string },
  work: (ctx: Context, decisionId: string) => Promise<Result>,
): Promise<Result> {
  const [decisionId, decidedAt] = [uuidv7(), ctx.now()];
  const lockAll = async () => [
    ...(await lockFamilyOrders(ctx, orderId)),
    ...(endsId === undefined ? [] : await lockFamilyOrders(ctx, endsId)),
  ];
  const before = await lockAll();
  const decided = await work(delayMails(ctx, { decisionId, decidedAt }), decisionId);
  const after = await lockAll();
  const changed = new Map(after.map((order) => [order.id, order]));
  await insertDecision(ctx.db, {
    id: decisionId,
    orderId,
    action,
    before: before
      .filter(({ id, registrationStatus, cancelledAt }) => {
        const now = changed.get(id);
        const isCancelled = cancelledAt === null && now?.cancelledAt !== null;
        return (
          now?.registrationStatus !== registrationStatus ||
          isEndOfCancellation(cancelledAt, now) ||
          isCancelled
        );
      })
      .map(({ id, registrationStatus, reason, rejectedWithRegistration, cancelledAt }) => ({
        orderId: id,
        registrationStatus,
        reason,
        rejectedWithRegistration,
        ...(isEndOfCancellation(cancelledAt, changed.get(id)) && { cancelledAt: cancelledAt?.toISOString() }),
        ...(cancelledAt === null && changed.get(id)?.cancelledAt !== null && { cancelledAt: null }),
      })),
    factsAfter: factsInText(after),
    createdAt: decidedAt,
  });
  return decided;
}

function isEndOfCancellation(before: Date | null, after: OrderRow | undefined): boolean {
  return before !== null && after?.cancelledAt === null;
}
