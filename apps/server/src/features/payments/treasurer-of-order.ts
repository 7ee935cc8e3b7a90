import type { Context } from '#server/db/context.ts';
import type { OrderRow } from '#server/features/orders/order/order-facts.ts';
import type { Treasurer } from '@sangamam/contract/payments/treasurer';

import { findTreasurer } from './treasurer-read-model.ts';

/** The treasurer whom the family of an order pays; undefined while the convention has none. */
export async function treasurerOfOrder(ctx: Context, order: OrderRow): Promise<Treasurer | undefined> {
  const row = await findTreasurer(ctx.db, order.conventionId);
  return (
    row && {
      fullName: row.fullName,
      email: row.email,
      mobile: { countryCode: row.mobileCountryCode, phoneNumber: row.mobileNumber },
      treasurerAddress: { line1: row.addressLine1, line2: row.addressLine2, line3: row.addressLine3 },
    }
  );
}
