import { paymentDecision } from '@sangamam/contract/ledger/decisions/payment-decisions';
import { heldIn, receivedIn } from '@sangamam/contract/ledger/entries/ledger';

import type { Context } from '#server/db/context.ts';
import { recordAudits } from '#server/features/audit/record-audit.ts';
import { setPaymentStatusOfEach } from '#server/features/orders/decisions/set-payment-status.ts';
import type { OrderRow } from '#server/features/orders/order/order-facts.ts';
import { balancesOfOrders } from '#server/features/orders/pricing/balance-of-order.ts';
import type { AnyActor } from '#server/http/access/actor.ts';

import { mailOpenPart } from '../mails/part-received-mail.ts';
import { decisionFactsOf } from '../payment-facts.ts';
import { insertEntries, listLedgers, listPaymentsOf, updatePaymentStates } from '../payment-repository.ts';
import { reservedByPayment } from '../refunds/refund-repository.ts';
import type { LockedPayment } from './locked-payment.ts';
import type { ReceivedMoney } from './record-received.ts';

/** Money in whole dollars for the payment of a locked order. */
export interface Receipt {
  locked: LockedPayment;
  money: Pick<ReceivedMoney, 'amount' | 'reference' | 'receivedBefore'>;
}

/**
 * What is open and the latest payment of its order, with its ledger, by the order's id. All are read together; call it under
 * the locks of the orders.
 */
export async function openPaymentsOf(
  ctx: Context,
  orders: readonly OrderRow[],
): Promise<Map<string, LockedPayment>> {
  const payments = Map.groupBy(
    await listPaymentsOf(
      ctx.db,
      orders.map(({ id }) => id),
    ),
    ({ orderId }) => orderId,
  );
  const latest = orders.flatMap(({ id }) => payments.get(id)?.at(-1) ?? []);
  const ids = latest.map(({ id }) => id);
  const entries = await listLedgers(ctx.db, ids);
  const reserved = await reservedByPayment(ctx.db, ids);
  const byId = new Map(orders.map((order) => [order.id, order]));
  const found = new Map<string, LockedPayment>();
  for (const payment of latest) {
    const order = byId.get(payment.orderId);
    const own = { entries: entries.get(payment.id) ?? [], reserved: reserved.get(payment.id) ?? 0 };
    if (order) found.set(order.id, { payment, order, ...own });
  }
  return found;
}

/** Whether `receivePayment` would record this money now: what it refuses is to be asked of it, for its reasons. */
export function isReceivable({ locked, money }: Receipt): boolean {
  const decision = paymentDecision('receive', decisionFactsOf(locked));
  return decision.outcome === 'possible' && receivedIn(locked.entries) === money.receivedBefore;
}

/**
 * Records receivable money of different orders, as `receivePayment` does for one of them, with as many statements for many as
 * for one, besides those of mails. Nothing of it can be undone by itself.
 */
export async function receiveTogether(
  ctx: Context,
  actor: AnyActor,
  receipts: readonly Receipt[],
): Promise<void> {
  const state = 'PAYMENT_RECEIVED';
  await insertEntries(
    ctx.db,
    actor,
    receipts.map(({ locked, money: { amount, reference } }) => ({
      paymentId: locked.payment.id,
      kind: 'RECEIVED',
      amount,
      reference,
      createdAt: ctx.now(),
    })),
  );
  await updatePaymentStates(
    ctx.db,
    receipts.map(({ locked }) => locked.payment.id),
    state,
  );
  const orders = await setPaymentStatusOfEach(
    ctx,
    receipts.map(({ locked }) => locked.order.id),
    state,
  );
  await recordAudits(
    ctx,
    receipts.map(({ locked: { payment, entries }, money: { amount } }) => ({
      actor,
      action: 'payment.received',
      entityId: payment.id,
      before: { state: payment.state, held: heldIn(entries) },
      after: { state, held: heldIn([...entries, { kind: 'RECEIVED', amount }]) },
    })),
  );
  const balances = await balancesOfOrders(ctx, [...orders.values()]);
  for (const { locked } of receipts) {
    const order = orders.get(locked.order.id);
    const balance = balances.get(locked.order.id);
    if (order && balance?.state === 'PART_RECEIVED')
      await mailOpenPart(ctx, order, { payment: { ...locked.payment, state }, balance });
  }
}
