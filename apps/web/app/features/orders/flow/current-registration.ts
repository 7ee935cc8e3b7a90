import type { OrderSummary } from '@sangamam/contract/orders/order';

/**
 * Which of a person's orders the pages of the registration are about: the one that the address names, else the living
 * one for the convention that was chosen in this browser, else the newest living one, unfinished ones first. Opening a
 * page on another device therefore leads to the same registration. Add-on orders are found by their id alone.
 */
export function currentRegistration(
  history: readonly OrderSummary[],
  { orderId, conventionId }: { orderId: string | null; conventionId: string },
): OrderSummary | undefined {
  if (orderId) return history.find((order) => order._id === orderId);
  const living = history.filter((order) => order.parentOrderId === null && order.status !== 'CANCELLED');
  return (
    living.find((order) => order.conventionData._id === conventionId) ??
    living.find((order) => order.status === 'INCOMPLETE') ??
    living[0]
  );
}
