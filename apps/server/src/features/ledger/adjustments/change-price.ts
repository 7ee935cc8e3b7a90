import type { PriceChange } from '@sangamam/contract/orders/adjustments/adjustment';
import type { OrderLine } from '@sangamam/contract/orders/order';
import type { Balance } from '@sangamam/contract/ledger/balance/balance';
import type { LineItem } from '@sangamam/contract/orders/pricing/addon-lines';
import { adjustmentLine, netOf } from '@sangamam/contract/orders/pricing/adjustment-line';
import { priceIn } from '@sangamam/contract/orders/pricing/price-list';

import { titlesOfPriceChanges } from '#phrases/ledger/adjustments.ts';
import * as quicker from '#phrases/audit/conflicts.ts';
import { inTransaction, type Context } from '#server/db/context.ts';
import { inExplainedTransaction } from '#server/features/audit/explain-conflict.ts';
import { addPriceLine } from '#server/features/orders/adjustments/add-price-line.ts';
import { factsOf, holdsCapacity, type OrderRow } from '#server/features/orders/order/order-facts.ts';
import { lockOrder } from '#server/features/orders/order/require-own-order.ts';
import { linesInOrder, lineInWords } from '#server/features/orders/pricing/lines-of-order.ts';
import type { Actor } from '#server/http/access/actor.ts';
import { AppError } from '#server/http/errors/app-error.ts';

import { findOpenPayment, type PaymentRow } from '../payment-repository.ts';
import { balancesAround, repricePayment } from './reprice-payment.ts';

interface Outcome {
  line: OrderLine;
  before: Balance;
  after: Balance;
}

/** A change of the price before it is made. */
interface Planned extends Outcome {
  order: OrderRow;
  item: LineItem;
  payment: PaymentRow | undefined;
}

/**
 * What a change of the price would do.
 *
 * @throws as `changePrice`
 */
export function previewPriceChange(ctx: Context, orderId: string, change: PriceChange): Promise<Outcome> {
  return inTransaction(ctx, async (ctx) => presentOutcome(await plan(ctx, orderId, change)));
}

/**
 * Changes the price of a submitted order by a line of its own: records it, tells the family and re-computes what an open
 * payment asks for, with its fee. The order is confirmed when nothing is left to pay. `netBefore` is what staff saw.
 *
 * @throws ORDER_NOT_FOUND, TRANSITION_NOT_POSSIBLE for an order that is not submitted, cancelled or rejected, CONFLICT,
 *   NOT_FOUND for a line that cannot be removed, ADJUSTMENT_BELOW_ZERO, ADJUSTMENT_GIVES_NOTHING,
 *   ADJUSTMENT_ABOVE_RECEIVED when the payment is approved and the new total is more than what was received
 */
export function changePrice(
  ctx: Context,
  actor: Actor,
  orderId: string,
  { change, netBefore }: { change: PriceChange; netBefore: number },
): Promise<Outcome> {
  const words = { ...quicker.withRegistration, ...quicker.withPrice };
  const contested = [{ entity: 'order', entityId: orderId, words }] as const;
  return inExplainedTransaction(ctx, actor, contested, async (ctx) => {
    const planned = await plan(ctx, orderId, change);
    if (planned.before.net !== netBefore) throw new AppError('CONFLICT');
    const { item, payment, after } = planned;
    if (payment) await repricePayment(ctx, actor, { payment, after });
    await addPriceLine(ctx, actor, { orderId, item, reason: change.reason, after });
    return presentOutcome(planned);
  });
}

async function plan(ctx: Context, orderId: string, change: PriceChange): Promise<Planned> {
  const order = await lockOrder(ctx, orderId);
  const { currency } = order;
  if (!holdsCapacity(order) || currency === null) throw new AppError('TRANSITION_NOT_POSSIBLE');
  const lines = await linesInOrder(ctx, order);
  const made = adjustmentLine(lines, change, { currency, titles: titlesOfPriceChanges });
  if ('refusal' in made) throw new AppError(made.refusal);
  const payment = await findOpenPayment(ctx.db, orderId);
  const net = priceIn(currency, netOf([...lines, made.line]));
  const balances = await balancesAround(ctx, order, payment, net);
  const isRaised = net > factsOf(order).net;
  if (
    isRaised &&
    order.paymentStatus === 'PAYMENT_APPROVED' &&
    balances.after.total > balances.after.received
  )
    throw new AppError('ADJUSTMENT_ABOVE_RECEIVED');
  return { ...balances, order, item: made.line, line: lineInWords(made.line, currency), payment };
}

const presentOutcome = ({ line, before, after }: Planned): Outcome => ({ line, before, after });
