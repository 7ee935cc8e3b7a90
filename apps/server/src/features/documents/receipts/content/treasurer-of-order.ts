import type { Treasurer } from '@sangamam/contract/payments/treasurer';

import type { Context } from '#server/db/context.ts';
import type { OrderRow } from '#server/features/orders/order/order-facts.ts';

import { findTreasurerOf } from '../receipt-read-model.ts';

/** Whom the family of a registration pays; null while the convention has no treasurer. */
export async function treasurerOf(ctx: Context, { conventionId }: OrderRow): Promise<Treasurer | null> {
  const row = await findTreasurerOf(ctx.db, conventionId);
  if (!row) return null;
  return {
    fullName: row.fullName,
    email: row.email,
    mobile: { countryCode: row.mobileCountryCode, phoneNumber: row.mobileNumber },
    treasurerAddress: { line1: row.addressLine1, line2: row.addressLine2, line3: row.addressLine3 },
  };
}
