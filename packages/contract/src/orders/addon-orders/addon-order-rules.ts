import type { OrderFacts } from '../order-status.ts';
import { orderStatus } from '../order-status.ts';

/**
 * Whether a family may open or submit an add-on order for a registration in this state (SPEC §4): while the
 * registration waits for approval or is confirmed, and was not rejected.
 */
export function mayBuyAddons(
  registration: Pick<OrderFacts, 'registrationStatus'> & { status: string },
): boolean {
  const { status, registrationStatus } = registration;
  return (
    registrationStatus !== 'REG_REJECTED' && (status === 'PENDING_FOR_APPROVAL' || status === 'CONFIRMED')
  );
}

/**
 * Whether the registrant may cancel an order: until a payment is reported for it, unless it was rejected, when nothing
 * but reading it is left (DECISIONS §4).
 */
export function mayCancelOwnOrder(
  order: Pick<OrderFacts, 'registrationStatus' | 'paymentStatus'> & { status: string },
): boolean {
  return (
    order.status !== 'CANCELLED' &&
    order.paymentStatus === null &&
    order.registrationStatus !== 'REG_REJECTED'
  );
}

/** Both rules for an order whose facts are known. */
export function withStatus(facts: OrderFacts) {
  return { ...facts, status: orderStatus(facts) };
}
