import type { OrderSummary } from '@sangamam/contract/orders/order';

/**
 * The order that the registration pages are about: the one in the address, else the active one for the convention chosen
 * in this browser, else the newest active one, unfinished ones first. Opening a page on another device therefore leads
 * to the same registration. Add-on orders are found only by their id.
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
