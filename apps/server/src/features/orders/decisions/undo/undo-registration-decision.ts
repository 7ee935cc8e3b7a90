import { undoRegistrationDecision as undoDecision } from '@sangamam/contract/orders/decisions/undo/undo-registration';

import { inTransaction, type Context } from '#server/db/context.ts';
import type { OrderBefore } from '#server/db/schema/orders/decisions.ts';
import { recordAudit } from '#server/features/audit/record-audit.ts';
import { releaseShuttleSeats } from '#server/features/travel/plan/release-shuttle-seats.ts';
import { recallMails } from '#server/features/mail/delayed/delay-mails.ts';
import type { Actor } from '#server/http/access/actor.ts';
import { AppError } from '#server/http/errors/app-error.ts';
import { requirePossible } from '#server/http/errors/require-possible.ts';
import { restoreFollowUpsOf } from '#server/features/casework/follow-up/clear-on-decision.ts';
import { reopenQuestionsOf } from '#server/features/casework/questions/close-questions.ts';

import { holdsCapacity } from '../../order/order-facts.ts';
import { updateOrder, type OrderRow } from '../../order/order-repository.ts';
import { lockOrders } from '../../order/lock-orders.ts';
import { cascadeCancellation, cascadeToAddonOrders } from '../cascade-to-addon-orders.ts';
import { releaseCapacity, retakeCapacity } from '../../submission/order-capacity.ts';
import { factsInText, lockFamilyOrders } from './family-facts.ts';
import {
  findDecision,
  findLatestDecision,
  markUndone,
  type RegistrationDecisionRow,
} from './registration-decision-repository.ts';

/**
 * Undoes a decision about a registration within a minute, in one transaction under its lock: it and the add-on orders
 * that went with it return to the state before, take or release their capacity, and the mails are recalled. A permanent
 * number that the decision gave stays with its order; seats on shuttle runs that a rejection released are not taken
 * again, and the transport desk sees the family as unassigned. A change is taken back by one of its own. A payment that
 * a reinstatement opened again stays open: what is held of it is refund due; an add-on order that was begun since is
 * cancelled with the registration. Idempotent: a repeated call returns the first result.
 *
 * @throws ORDER_NOT_FOUND, NOT_FOUND, UNDO_TOO_LATE after a minute or when a mail has left, CONFLICT when something else
 *   happened to the registration since, SOLD_OUT, DISCOUNT_CODE_USED_UP
 */
export function undoRegistrationDecision(
  ctx: Context,
  actor: Actor,
  { orderId, decisionId }: { orderId: string; decisionId: string },
  takeBack: TakeBackAmendment,
): Promise<OrderRow> {
  return inTransaction(ctx, async (ctx) => {
    const seen = await findDecision(ctx.db, { id: decisionId, orderId });
    // A merge is of two families, whose registrations are locked in one sequence by everybody.
    const locked = await lockOrders(ctx, [orderId, ...endedBy(seen)]);
    const order = locked.get(orderId);
    if (!order) throw new AppError('ORDER_NOT_FOUND');
    const decision = await findDecision(ctx.db, { id: decisionId, orderId });
    if (!decision) throw new AppError('NOT_FOUND');
    return undoLocked(ctx, actor, order, decision, takeBack);
  });
}

/** The orders that a decision cancelled: those of a registration that was merged into another one. */
const endedBy = (decision: RegistrationDecisionRow | undefined) =>
  (decision?.before ?? []).filter(({ cancelledAt }) => cancelledAt === null).map(({ orderId }) => orderId);

/**
 * Takes the last amendment of a locked registration back, with its price, and for a merge the money that was moved since the
 * decision from the orders that it ended.
 */
export type TakeBackAmendment = (
  ctx: Context,
  order: OrderRow,
  merge: { endedIds: readonly string[]; since: Date } | undefined,
) => Promise<OrderRow>;

/** The same for an order that the caller has locked. */
export async function undoLocked(
  ctx: Context,
  actor: Actor,
  order: OrderRow,
  decision: RegistrationDecisionRow,
  takeBack?: TakeBackAmendment,
): Promise<OrderRow> {
  const endedIds = endedBy(decision);
  const family = await lockFamilyOrders(ctx, order.id);
  const ended = endedIds.length > 0 ? await lockEnded(ctx, endedIds) : [];
  family.push(...ended);
  if (requirePossible(await whetherUndoable(ctx, decision, family)) === 'already-done') return order;
  await recallMails(ctx, decision.id);
  await markUndone(ctx.db, decision.id, ctx.now());
  await reopenQuestionsOf(ctx, decision.id);
  await restoreFollowUpsOf(ctx, decision.id);
  if (decision.action === 'amend' && takeBack) return takeBack(ctx, order, undefined);
  const merged =
    decision.action === 'merge' && takeBack
      ? await takeBack(ctx, order, { endedIds, since: decision.createdAt })
      : order;
  const restored: OrderRow[] = [];
  for (const one of family) {
    const before = decision.before.find(({ orderId }) => orderId === one.id);
    if (before) restored.push(await restore(ctx, actor, { order: one, before, decision }));
  }
  const undone = restored.find(({ id }) => id === order.id) ?? merged;
  if (decision.action === 'reinstate') {
    await releaseShuttleSeats(ctx, order.id);
    // What the family began to add since, and has not sent, is none of the facts that were compared.
    await cascadeToAddonOrders(ctx, actor, undone, cascadeCancellation(undone));
  }
  await takeOrReleaseCapacity(ctx, family, restored);
  return undone;
}

/** The orders that a merge ended, the registration first, as `withUndoableDecision` compared them. */
async function lockEnded(ctx: Context, endedIds: readonly string[]): Promise<OrderRow[]> {
  const orders = [...(await lockOrders(ctx, endedIds)).values()];
  const registration = orders.find(({ parentOrderId }) => parentOrderId === null);
  return registration ? lockFamilyOrders(ctx, registration.id) : [];
}

/** What the contract's table says about undoing a decision now; `family` has the locked orders. */
export async function whetherUndoable(
  ctx: Context,
  { id, orderId, createdAt, undoneAt, factsAfter }: RegistrationDecisionRow,
  family: readonly OrderRow[],
) {
  const latest = await findLatestDecision(ctx.db, orderId);
  const facts = {
    decidedAt: createdAt,
    undone: undoneAt !== null,
    isLatest: latest?.id === id,
    isAsDecided: factsInText(family) === factsAfter,
  };
  return undoDecision(facts, ctx.now());
}

async function restore(
  ctx: Context,
  actor: Actor,
  { order, before, decision }: { order: OrderRow; before: OrderBefore; decision: RegistrationDecisionRow },
): Promise<OrderRow> {
  const { orderId, cancelledAt, ...facts } = before;
  const restored = await updateOrder(ctx.db, orderId, {
    ...facts,
    ...(cancelledAt !== undefined && { cancelledAt: cancelledAt === null ? null : new Date(cancelledAt) }),
    updatedAt: ctx.now(),
  });
  await recordAudit(ctx, {
    actor,
    action: 'order.undone',
    entityId: orderId,
    before: {
      registrationStatus: order.registrationStatus,
      cancelledAt: order.cancelledAt,
      decisionId: decision.id,
    },
    after: {
      registrationStatus: restored.registrationStatus,
      cancelledAt: restored.cancelledAt,
      undone: decision.action,
    },
  });
  return restored;
}

async function takeOrReleaseCapacity(
  ctx: Context,
  family: readonly OrderRow[],
  restored: readonly OrderRow[],
): Promise<void> {
  const held = new Set(family.filter(holdsCapacity).map(({ id }) => id));
  await releaseCapacity(
    ctx,
    restored.filter((one) => held.has(one.id) && !holdsCapacity(one)),
  );
  await retakeCapacity(
    ctx,
    restored.filter((one) => !held.has(one.id) && holdsCapacity(one)),
  );
}
