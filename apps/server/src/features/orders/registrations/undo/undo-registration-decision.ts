import type { UndoResult } from '@sangamam/contract/orders/decisions/undo/undo-endpoints';
import type { DecisionToUndo } from '@sangamam/contract/undo/undoable-decision';

import { inTransaction, type Context } from '#server/db/context.ts';
import type { OrderBefore } from '#server/db/schema/orders/decisions.ts';
import { recordAudit } from '#server/features/audit/record-audit.ts';
import { restoreFollowUpsOf } from '#server/features/casework/follow-up/clear-on-decision.ts';
import { reopenQuestionsOf } from '#server/features/casework/questions/close-questions.ts';
import { undoAmendment } from '#server/features/ledger/amendments/take-back-amendment.ts';
import { returnMergedMoney } from '#server/features/ledger/merge/move-merged-money.ts';
import { releaseShuttleSeats } from '#server/features/travel/plan/release-shuttle-seats.ts';
import { findUndoable, undoDecision, type UndoableKind } from '#server/features/undo/undoable-decisions.ts';
import type { Actor } from '#server/http/access/actor.ts';
import { AppError } from '#server/http/errors/app-error.ts';

import { listAddonOrders } from '../../order/addon-order-repository.ts';
import { holdsCapacity, statusOf } from '../../order/order-facts.ts';
import { updateOrder, type OrderRow } from '../../order/order-repository.ts';
import { lockOrders } from '../../order/lock-orders.ts';
import { findAnyOrder } from '../../order/require-own-order.ts';
import { releaseCapacity, retakeCapacity } from '../../submission/order-capacity.ts';
import { cascadeCancellation, cascadeToAddonOrders } from '../../decisions/cascade-to-addon-orders.ts';
import { eachWithResult } from '#server/http/errors/each-with-result.ts';
import { factsInText, lockFamilyOrders } from '../../decisions/undo/begin-decision.ts';
import {
  decisionsOnOrders,
  type RegistrationDecisionRow,
} from '../../decisions/undo/registration-decision-repository.ts';

/** Undoes several decisions, each in a transaction of its own; answers a result for each, in the order asked. */
export function undoEach(
  ctx: Context,
  actor: Actor,
  decisions: readonly DecisionToUndo[],
): Promise<UndoResult[]> {
  return eachWithResult<DecisionToUndo, UndoResult>(
    decisions,
    async (decision) => {
      const order = await undoRegistrationDecision(ctx, actor, decision);
      const { id: _id, registrationStatus } = order;
      return { _id, undone: true, status: statusOf(order), registrationStatus, code: null, message: null };
    },
    ({ orderId: _id }, refusal) => ({
      _id,
      undone: false,
      status: null,
      registrationStatus: null,
      ...refusal,
    }),
  );
}

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
  { orderId, decisionId: id }: DecisionToUndo,
): Promise<OrderRow> {
  return inTransaction(ctx, async (ctx) => {
    const seen = await decisionsOnOrders.find(ctx.db, { id, recordId: orderId });
    // A merge is of two families, whose registrations are locked in one sequence by everybody.
    const locked = await lockOrders(ctx, [orderId, ...endedBy(seen)]);
    const order = locked.get(orderId);
    if (!order) throw new AppError('ORDER_NOT_FOUND');
    const decision = await decisionsOnOrders.find(ctx.db, { id, recordId: orderId });
    if (!decision) throw new AppError('NOT_FOUND');
    const decided = await lockDecided(ctx, order, decision);
    return (await undoDecision(ctx, actor, onRegistration, decided, decision)).order;
  });
}

/** The orders that a decision cancelled: those of a registration that was merged into another one. */
const endedBy = (decision: RegistrationDecisionRow | undefined) =>
  (decision?.before ?? []).filter(({ cancelledAt }) => cancelledAt === null).map(({ orderId }) => orderId);

/** An order that was decided about, with all orders of its family and of one that it ended, locked. */
interface Decided {
  order: OrderRow;
  family: readonly OrderRow[];
}

/** Locks what a decision about a locked order was about, in the sequence in which it was stored. */
export async function lockDecided(
  ctx: Context,
  order: OrderRow,
  decision: RegistrationDecisionRow,
): Promise<Decided> {
  const family = await lockFamilyOrders(ctx, order.id);
  const endedIds = endedBy(decision);
  const ended = endedIds.length === 0 ? [] : [...(await lockOrders(ctx, endedIds)).values()];
  const registration = ended.find(({ parentOrderId }) => parentOrderId === null);
  if (registration) family.push(...(await lockFamilyOrders(ctx, registration.id)));
  return { order, family };
}

/** Decisions about a registration: the orders return to their state before, unless any of their facts is another one. */
export const onRegistration: UndoableKind<RegistrationDecisionRow, Decided, Actor> = {
  store: decisionsOnOrders,
  obstacle: async (ctx, { family }, { id, orderId, factsAfter }) => {
    const latest = await findUndoable(ctx, decisionsOnOrders, orderId);
    return latest?.id === id && factsInText(family) === factsAfter ? null : 'CONFLICT';
  },
  reverse: async (ctx, actor, decided, decision) => {
    const { order, family } = decided;
    await reopenQuestionsOf(ctx, decision.id);
    await restoreFollowUpsOf(ctx, decision.id);
    if (decision.action === 'amend') return { ...decided, order: await undoAmendment(ctx, actor, order) };
    const merged = decision.action === 'merge' ? await undoMerge(ctx, actor, order, decision) : order;
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
    return { ...decided, order: undone };
  },
};

/** Takes the change of a merge back; the money first, which may be held by an order of the change. */
async function undoMerge(
  ctx: Context,
  actor: Actor,
  order: OrderRow,
  decision: RegistrationDecisionRow,
): Promise<OrderRow> {
  const family = [order, ...(await listAddonOrders(ctx.db, order.id))].map(({ id }) => id);
  const orderIds = [...family, ...endedBy(decision)];
  await returnMergedMoney(ctx, actor, { orderIds, since: decision.createdAt });
  return undoAmendment(ctx, actor, (await findAnyOrder(ctx, order.id)) ?? order);
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
  const isReleased = (one: OrderRow) => held.has(one.id) && !holdsCapacity(one);
  const isTaken = (one: OrderRow) => !held.has(one.id) && holdsCapacity(one);
  await releaseCapacity(ctx, restored.filter(isReleased));
  await retakeCapacity(ctx, restored.filter(isTaken));
}
