/** What a run of reminders did: how many were queued, and which orders it could not handle. */
export interface RemindedOrders {
  sent: number;
  failures: { orderId: string; error: unknown }[];
}

/**
 * Reminds the family of each order; `remind` answers whether it queued a mail, in a transaction of its own. A failure
 * does not affect other orders.
 */
export async function remindEach(
  orderIds: readonly string[],
  remind: (orderId: string) => Promise<boolean>,
): Promise<RemindedOrders> {
  const done: RemindedOrders = { sent: 0, failures: [] };
  for (const orderId of orderIds) {
    try {
      if (await remind(orderId)) done.sent += 1;
    } catch (error) {
      done.failures.push({ orderId, error });
    }
  }
  return done;
}
