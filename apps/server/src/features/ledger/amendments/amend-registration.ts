import type {
  AmendmentChange,
  AmendmentOutcome,
  amendmentSettlement,
} from '@sangamam/contract/orders/amendments/amendment-endpoints';
import type { Balance } from '@sangamam/contract/ledger/balance/balance';
import { netOf } from '@sangamam/contract/orders/pricing/adjustment-line';
import { priceIn } from '@sangamam/contract/orders/pricing/price-list';
import type { z } from 'zod';

import * as quicker from '#phrases/audit/conflicts.ts';
import { inTransaction, type Context } from '#server/db/context.ts';
import { explainConflict } from '#server/features/audit/explain-conflict.ts';
import { refuseWithoutPlaces } from '#server/features/orders/amendments/amended-places.ts';
import { concernsOf } from '#server/features/orders/amendments/concerns.ts';
import { countAmendments } from '#server/features/orders/amendments/count-amendments.ts';
import { planAmendment, type PlannedAmendment } from '#server/features/orders/amendments/plan-amendment.ts';
import { storeAmendment } from '#server/features/orders/amendments/store-amendment.ts';
import { withUndoableDecision } from '#server/features/orders/decisions/undo/with-undoable-decision.ts';
import { factsOf, statusOf, type OrderRow } from '#server/features/orders/order/order-facts.ts';
import { lockOrder } from '#server/features/orders/order/require-own-order.ts';
import { lineInWords } from '#server/features/orders/pricing/lines-of-order.ts';
import type { Actor } from '#server/http/access/actor.ts';
import { AppError } from '#server/http/errors/app-error.ts';

import { balancesAround, repricePayment } from '../adjustments/reprice-payment.ts';
import { findOpenPayment, type PaymentRow } from '../payment-repository.ts';

interface Wanted {
  change: AmendmentChange;
  settlement: z.output<typeof amendmentSettlement>;
}

/** An amendment with what it does to the money. */
interface Settled {
  planned: PlannedAmendment;
  payment: PaymentRow | undefined;
  before: Balance;
  after: Balance;
  /** Whole dollars that are paid with an order of its own. */
  carriedOver: number;
}

/**
 * What a change of a submitted registration would do.
 *
 * @throws as `amendRegistration`, except USER_EXIST and CONFLICT
 */
export function previewAmendment(ctx: Context, orderId: string, wanted: Wanted): Promise<AmendmentOutcome> {
  return inTransaction(ctx, async (ctx) => {
    const settled = await settle(ctx, await lockOrder(ctx, orderId), { ...wanted, reason: '' });
    await refuseWithoutPlaces(ctx, settled.planned);
    return presentOutcome(ctx, settled);
  });
}

/**
 * Changes a submitted registration: people, package, add-ons, special request, and the price with them (DECISIONS §7). An
 * open payment asks for the new price; what an approved one does not cover is asked for by an order of its own, so that
 * the registration stays as it is. It can be undone for a minute, and its mail waits that long. `amendments` and `netBefore` are what staff saw.
 *
 * @throws ORDER_NOT_FOUND, TRANSITION_NOT_POSSIBLE, CONFLICT, AMENDMENT_CHANGES_NOTHING, USER_NOT_FOUND, USER_EXIST,
 *   PARTICIPANT_REQUIRED, SPOUSE_REQUIRED, RELATIONSHIP_TAKEN, FAMILY_TOO_LARGE, PACKAGE_NOT_AVAILABLE,
 *   ADDON_NOT_AVAILABLE, ADDON_ALREADY_BOUGHT, ADJUSTMENT_BELOW_ZERO, KEPT_FEE_TOO_HIGH, SOLD_OUT
 */
export function amendRegistration(
  ctx: Context,
  actor: Actor,
  orderId: string,
  {
    reason,
    amendments,
    netBefore,
    ...wanted
  }: Wanted & { reason: string; amendments: number; netBefore: number },
): Promise<AmendmentOutcome & { childOrderId: string | null; decisionId: string }> {
  const carryOut = async (ctx: Context) => {
    const order = await lockOrder(ctx, orderId);
    const isAsSeen = (await countAmendments(ctx, orderId)) === amendments && factsOf(order).net === netBefore;
    if (!isAsSeen) throw new AppError('CONFLICT');
    return withUndoableDecision(ctx, { orderId, action: 'amend' }, async (ctx, decisionId) => {
      const settled = await settle(ctx, order, { ...wanted, reason });
      const { payment, before, after, carriedOver, planned } = settled;
      const outcome = await presentOutcome(ctx, settled);
      if (payment && after.net !== before.net) await repricePayment(ctx, actor, { payment, after });
      const { childOrderId } = await storeAmendment(ctx, actor, planned, { reason, carriedOver, after });
      return { ...outcome, childOrderId, decisionId };
    });
  };
  const words = { ...quicker.withRegistration, ...quicker.withPrice };
  return explainConflict(
    ctx,
    actor,
    () => [{ entity: 'order', entityId: orderId, words }],
    () => inTransaction(ctx, carryOut),
  );
}

/** The one computation of preview and change. */
async function settle(ctx: Context, order: OrderRow, wanted: Wanted & { reason: string }): Promise<Settled> {
  const planned = await planAmendment(ctx, order, wanted);
  const { currency } = planned.order;
  const rise = priceIn(currency, planned.difference);
  const isSettled = order.paymentStatus === 'PAYMENT_APPROVED' || statusOf(order) === 'CONFIRMED';
  const carriedOver = isSettled ? Math.max(0, rise) : 0;
  const net = priceIn(currency, netOf([...planned.lines, ...planned.added])) - carriedOver;
  const payment = await findOpenPayment(ctx.db, order.id);
  return { planned, payment, carriedOver, ...(await balancesAround(ctx, order, payment, net)) };
}

async function presentOutcome(
  ctx: Context,
  { planned: { order, people, added }, before, after, carriedOver }: Settled,
): Promise<AmendmentOutcome> {
  return {
    joining: people.joining,
    leaving: people.leaving,
    lines: added.map((line) => lineInWords(line, order.currency)),
    before,
    after,
    carriedOver,
    needConsent: people.minors,
    concerns: people.joining.length + people.leaving.length > 0 ? await concernsOf(ctx, order.id) : [],
  };
}
