import type { UndoableRegistrationAction } from '@sangamam/contract/orders/undo/undo-registration';
import { v7 as uuidv7 } from 'uuid';

import type { Context } from '#server/db/context.ts';
import { delayMails } from '#server/features/outbox/delayed/delay-mails.ts';

import type { OrderRow } from '../../order/order-repository.ts';
import { factsInText, lockFamilyOrders } from './family-facts.ts';
import { insertDecision } from './registration-decision-repository.ts';

/**
 * Carries out a decision about a locked order that can be undone for a minute: a row says what to return to, and its
 * mails wait that long.
 */
export async function withUndoableDecision(
  ctx: Context,
  { orderId, action }: { orderId: string; action: UndoableRegistrationAction },
  work: (ctx: Context) => Promise<OrderRow>,
): Promise<OrderRow> {
  const [decisionId, decidedAt] = [uuidv7(), ctx.now()];
  const before = await lockFamilyOrders(ctx, orderId);
  const decided = await work(delayMails(ctx, { decisionId, decidedAt }));
  const after = await lockFamilyOrders(ctx, orderId);
  const statusAfter = new Map(after.map(({ id, registrationStatus }) => [id, registrationStatus]));
  await insertDecision(ctx.db, {
    id: decisionId,
    orderId,
    action,
    before: before
      .filter(({ id, registrationStatus }) => statusAfter.get(id) !== registrationStatus)
      .map(({ id, registrationStatus, reason, rejectedWithRegistration }) => ({
        orderId: id,
        registrationStatus,
        reason,
        rejectedWithRegistration,
      })),
    factsAfter: factsInText(after),
    createdAt: decidedAt,
  });
  return decided;
}
