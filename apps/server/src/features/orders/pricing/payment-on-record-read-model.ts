import { and, inArray, type Placeholder } from 'drizzle-orm';
import type { PaymentOnRecord } from '@sangamam/contract/ledger/balance/balance';

import type { Executor } from '#server/db/executor.ts';
import { isAmong } from '#server/db/is-among.ts';
import { prepareStatement } from '#server/db/statements/prepare-statement.ts';
import { payments } from '#server/db/schema/schema.ts';

/** The payments on record of orders, by the order's id: reported, received or approved. A constraint allows one each. */
export async function listPaymentsOnRecord(
  db: Executor,
  orderIds: readonly string[],
): Promise<Map<string, PaymentOnRecord>> {
  const rows = await paymentsOnRecord(db, { orderIds });
  return new Map(rows.map(({ orderId, ...payment }) => [orderId, payment]));
}

const paymentsOnRecord = prepareStatement('payments_on_record', (db, of: Record<'orderIds', Placeholder>) =>
  db
    .select({
      orderId: payments.orderId,
      method: payments.method,
      fee: payments.feeAmount,
      dueDate: payments.dueDate,
      received: payments.held,
    })
    .from(payments)
    .where(
      and(
        isAmong(payments.orderId, of.orderIds),
        inArray(payments.state, ['PENDING_PAYMENT_APPROVAL', 'PAYMENT_RECEIVED', 'PAYMENT_APPROVED']),
      ),
    ),
);
