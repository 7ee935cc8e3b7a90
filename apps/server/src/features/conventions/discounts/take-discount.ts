import { hasLeft } from '@sangamam/contract/conventions/discounts/discount-refusal';
import type { Currency } from '@sangamam/contract/orders/pricing/currency-for';

import type { Context } from '#server/db/context.ts';
import { AppError } from '#server/http/errors/app-error.ts';

import { limitsOf } from './discount-for-order.ts';
import { lockDiscount, moveUsed, type DiscountRow } from './discount-repository.ts';
import { countFamilyUses } from './family-uses-read-model.ts';

/** One use of a code by an order. */
export interface DiscountUse {
  discountCodeId: string;
  orderId: string;
  userId: string;
  currency: Currency;
  /** What it takes off, whole dollars of the currency, positive. */
  amount: number;
}

/**
 * Takes a use of the code that an order was priced with, and its amount of the budget. The code stays locked until the
 * transaction ends, so call it last.
 *
 * @throws PRICE_CHANGED when staff changed the code since `revision`, DISCOUNT_CODE_USED_UP
 */
export async function takeDiscount(ctx: Context, use: DiscountUse, revision: number): Promise<void> {
  const row = await lockDiscount(ctx.db, use.discountCodeId);
  if (row?.revision !== revision) throw new AppError('PRICE_CHANGED');
  await take(ctx, row, use);
}

/**
 * Takes the uses of submitted orders again, whatever the dates of the codes: the families used them in time. Call it
 * last in the transaction.
 *
 * @throws DISCOUNT_CODE_USED_UP
 */
export async function retakeDiscounts(ctx: Context, uses: readonly DiscountUse[]): Promise<void> {
  for (const use of inLockOrder(uses)) await take(ctx, await lockKnown(ctx, use), use);
}

/** Releases the uses of orders, with their amounts. Call it last in the transaction. */
export async function releaseDiscounts(ctx: Context, uses: readonly DiscountUse[]): Promise<void> {
  for (const use of inLockOrder(uses)) {
    const { id } = await lockKnown(ctx, use);
    await moveUsed(ctx.db, id, moved(use, -1));
  }
}

async function take(ctx: Context, row: DiscountRow, use: DiscountUse): Promise<void> {
  const ofFamily = row.maxUsesPerFamily === null ? 0 : await countFamilyUses(ctx.db, use);
  const familyMayUse = row.maxUsesPerFamily === null || ofFamily < row.maxUsesPerFamily;
  if (!familyMayUse || !hasLeft(limitsOf(row), use.currency, use.amount))
    throw new AppError('DISCOUNT_CODE_USED_UP');
  await moveUsed(ctx.db, row.id, moved(use, 1));
}

async function lockKnown(ctx: Context, { discountCodeId }: DiscountUse): Promise<DiscountRow> {
  const row = await lockDiscount(ctx.db, discountCodeId);
  if (!row) throw new Error(`Discount code ${discountCodeId} of an order vanished`);
  return row;
}

function moved({ currency, amount }: DiscountUse, direction: 1 | -1) {
  const [spent, cadSpent] = currency === 'CAD' ? [0, amount] : [amount, 0];
  return { uses: direction, spent: spent * direction, cadSpent: cadSpent * direction };
}

/** By id, so that two decisions with the same codes cannot deadlock. */
function inLockOrder(uses: readonly DiscountUse[]): DiscountUse[] {
  return uses.toSorted((one, other) => (one.discountCodeId < other.discountCodeId ? -1 : 1));
}
