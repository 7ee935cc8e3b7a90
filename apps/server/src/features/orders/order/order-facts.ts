import { orderStatus, type OrderFacts, type OrderStatus } from '@sangamam/contract/orders/order-status';
import type { RegistrationDecisionFacts } from '@sangamam/contract/orders/decisions/registration-decisions';
import { priceIn } from '@sangamam/contract/orders/pricing/price-list';

import type { OrderChange, OrderRow } from './order-repository.ts';

export type { OrderRow };

/** What of a stored order determines its status. */
export type StatusColumns = Pick<
  OrderRow,
  | 'cancelledAt'
  | 'submittedAt'
  | 'currency'
  | 'netPrice'
  | 'cadNetPrice'
  | 'registrationStatus'
  | 'paymentStatus'
>;

/** The facts of a stored order that determine its status and its possible actions. */
export function factsOf(order: StatusColumns): OrderFacts {
  return {
    cancelled: order.cancelledAt !== null,
    submitted: order.submittedAt !== null,
    net: priceIn(order.currency ?? 'USD', { usd: order.netPrice ?? 0, cad: order.cadNetPrice ?? 0 }),
    registrationStatus: order.registrationStatus,
    paymentStatus: order.paymentStatus,
  };
}

/**
 * The facts that determine the registrar's actions, including those of the registration that an add-on order belongs
 * to.
 */
export function decisionFactsOf(order: OrderRow, parent: OrderRow | undefined): RegistrationDecisionFacts {
  return { ...factsOf(order), parentStatus: parent?.registrationStatus };
}

/** The status of a stored order. */
export function statusOf(order: StatusColumns): OrderStatus {
  return orderStatus(factsOf(order));
}

/** Whether the order holds capacity of its package: submitted, and neither cancelled nor rejected. */
export function holdsCapacity(order: OrderRow): boolean {
  return (
    order.submittedAt !== null && order.cancelledAt === null && order.registrationStatus !== 'REG_REJECTED'
  );
}

/** True for an add-on order, which belongs to a registration; the other kind is the registration itself. */
export function isAddonOrder<Order extends Pick<OrderRow, 'parentOrderId'>>(
  order: Order,
): order is Order & { parentOrderId: string } {
  return order.parentOrderId !== null;
}

/** Whether a change decides or cancels an order, so that nobody waits for a decision any more. */
export function isDecided({ registrationStatus, cancelledAt }: OrderChange): boolean {
  return (
    registrationStatus === 'REG_APPROVED' || registrationStatus === 'REG_REJECTED' || Boolean(cancelledAt)
  );
}
