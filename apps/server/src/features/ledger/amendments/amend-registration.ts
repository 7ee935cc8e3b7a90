import type { AmendmentOutcome } from '@sangamam/contract/orders/amendments/amendment-endpoints';
import { hasAbility } from '@sangamam/contract/staff/abilities';

import * as quicker from '#phrases/audit/conflicts.ts';
import { inTransaction, type Context } from '#server/db/context.ts';
import { inExplainedTransaction } from '#server/features/audit/explain-conflict.ts';
import { refuseWithoutPlaces } from '#server/features/orders/amendments/amended-places.ts';
import { beginDecision, storeDecision } from '#server/features/orders/decisions/undo/begin-decision.ts';
import type { OrderRow } from '#server/features/orders/order/order-facts.ts';
import { lockOrder } from '#server/features/orders/order/require-own-order.ts';
import type { Actor } from '#server/http/access/actor.ts';
import { AppError } from '#server/http/errors/app-error.ts';

import {
  presentOutcome,
  refuseUnlessAsSeen,
  settleAmendment,
  storeSettled,
  type SeenOrder,
  type WantedAmendment,
} from './settle-amendment.ts';

/** What staff want of a registration, with what they saw. */
export type StaffAmendment = WantedAmendment & SeenOrder & { reason: string };

/** What an amendment by staff did; within a minute it can be undone by `decisionId`. */
export type CarriedOut = AmendmentOutcome & { childOrderId: string | null; decisionId: string };

/** @throws FORBIDDEN for the day of a payment, which whoever manages payments moves */
function refusePartsOf(actor: Actor, { change }: WantedAmendment): void {
  if (change.dueDate !== undefined && !hasAbility(actor.roles, 'manage-payments'))
    throw new AppError('FORBIDDEN');
}

/**
 * What a change of a submitted registration would do.
 *
 * @throws as `amendRegistration`, except USER_EXIST and CONFLICT
 */
export function previewAmendment(
  ctx: Context,
  actor: Actor,
  orderId: string,
  wanted: WantedAmendment,
): Promise<AmendmentOutcome> {
  refusePartsOf(actor, wanted);
  return inTransaction(ctx, async (ctx) => {
    const settled = await settleAmendment(ctx, await lockOrder(ctx, orderId), { ...wanted, reason: '' });
    await refuseWithoutPlaces(ctx, settled.planned);
    return presentOutcome(ctx, settled);
  });
}

/**
 * Changes a submitted registration: people, package, add-ons, special request, and the price with them (DECISIONS §7). An
 * open payment asks for the new price; what an approved one does not cover is asked for by an order of its own, so that
 * the registration stays as it is. It can be undone for a minute, and its mail waits that long. `amendments` and
 * `netBefore` are what staff saw.
 *
 * @throws ORDER_NOT_FOUND, TRANSITION_NOT_POSSIBLE, CONFLICT, AMENDMENT_CHANGES_NOTHING, USER_NOT_FOUND, USER_EXIST,
 *   PARTICIPANT_REQUIRED, SPOUSE_REQUIRED, RELATIONSHIP_TAKEN, FAMILY_TOO_LARGE, PACKAGE_NOT_AVAILABLE,
 *   ADDON_NOT_AVAILABLE, ADDON_ALREADY_BOUGHT, ADJUSTMENT_BELOW_ZERO, KEPT_FEE_TOO_HIGH, CURRENCY_FIXED, NO_OPEN_PAYMENT,
 *   DUE_DATE_PAST, FORBIDDEN, SOLD_OUT
 */
export function amendRegistration(
  ctx: Context,
  actor: Actor,
  orderId: string,
  wanted: StaffAmendment,
): Promise<CarriedOut> {
  refusePartsOf(actor, wanted);
  return withQuickerColleague(ctx, actor, orderId, async (ctx) =>
    carryOutAmendment(ctx, actor, await lockOrder(ctx, orderId), wanted),
  );
}

/** Carries an amendment out under the order's lock, to be undone for a minute. */
export async function carryOutAmendment(
  locked: Context,
  actor: Actor,
  order: OrderRow,
  { reason, ...wanted }: StaffAmendment,
): Promise<CarriedOut> {
  await refuseUnlessAsSeen(locked, order, wanted);
  const decision = await beginDecision(locked, { orderId: order.id, action: 'amend' });
  const { ctx, id: decisionId } = decision;
  const settled = await settleAmendment(ctx, order, { ...wanted, reason });
  const outcome = await presentOutcome(ctx, settled);
  const childOrderId = await storeSettled(ctx, actor, settled, reason);
  await storeDecision(decision);
  return { ...outcome, childOrderId, decisionId };
}

/** Works in one transaction; a refusal because the registration changed meanwhile says who was quicker. */
export function withQuickerColleague<Result>(
  ctx: Context,
  actor: Actor,
  orderId: string,
  work: (ctx: Context) => Promise<Result>,
): Promise<Result> {
  const words = { ...quicker.withRegistration, ...quicker.withPrice };
  return inExplainedTransaction(ctx, actor, [{ entity: 'order', entityId: orderId, words }], work);
}
