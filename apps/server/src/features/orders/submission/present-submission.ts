import { factsOf, statusOf } from '../order/order-facts.ts';
import type { OrderRow } from '../order/order-repository.ts';

/** The state of a submitted order, as the submit calls return it. */
export function presentSubmission(order: OrderRow) {
  return {
    orderId: order.id,
    tmpConvRegNo: order.tempNumber,
    status: statusOf(order),
    registrationStatus: order.registrationStatus,
    paymentStatus: order.paymentStatus,
    total: factsOf(order).net,
  };
}
export type Submission = ReturnType<typeof presentSubmission>;
