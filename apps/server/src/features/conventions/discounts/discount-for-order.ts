import { foldCode } from '@sangamam/contract/conventions/discounts/typed-code';
import {
  applyDiscount,
  type DiscountFacts,
  type DiscountRefusal,
} from '@sangamam/contract/conventions/discounts/discount-refusal';
import { calendarDateIn } from '@sangamam/contract/fields/dates/calendar-date';
import type { LineItem } from '@sangamam/contract/orders/pricing/addon-lines';
import type { Currency } from '@sangamam/contract/orders/pricing/currency-for';
import type { DiscountRule } from '@sangamam/contract/orders/pricing/discount-line';

import type { Context } from '#server/db/context.ts';
import { findConvention } from '#server/features/conventions/find-convention.ts';

import {
  findDiscount,
  findDiscountByCode,
  type DiscountRow,
  type StoredDiscount,
} from './discount-repository.ts';
import { countFamilyUses } from './family-uses-read-model.ts';

/** An order that is not submitted yet, as a discount code sees it. */
export interface DiscountedOrder {
  id: string;
  userId: string;
  conventionId: string;
  currency: Currency;
  /** Its purchases. */
  lines: readonly LineItem[];
}

/** What a code does for an order now: its line, or why it has none. */
export interface DiscountForOrder {
  id: string;
  code: string;
  title: string;
  /** The revision of the code that this was computed from. */
  revision: number;
  line: LineItem | undefined;
  refusal: DiscountRefusal | undefined;
}

/** What the code with this id does for an order; undefined for an unknown one. */
export async function discountForOrder(
  ctx: Context,
  discountCodeId: string,
  order: DiscountedOrder,
): Promise<DiscountForOrder | undefined> {
  const stored = await findDiscount(ctx.db, discountCodeId);
  return stored && apply(ctx, stored, order);
}

/** What a typed code does for an order; undefined for one that the convention does not have. */
export async function typedDiscountForOrder(
  ctx: Context,
  typed: string,
  order: DiscountedOrder,
): Promise<DiscountForOrder | undefined> {
  const stored = await findDiscountByCode(ctx.db, order.conventionId, foldCode(typed));
  return stored && apply(ctx, stored, order);
}

/** How much a code takes off, for pages that compute the price while it is chosen; undefined for an unknown one. */
export async function discountRule(ctx: Context, discountCodeId: string): Promise<DiscountRule | undefined> {
  const stored = await findDiscount(ctx.db, discountCodeId);
  return stored && factsOfDiscount(stored);
}

async function apply(
  ctx: Context,
  stored: StoredDiscount,
  order: DiscountedOrder,
): Promise<DiscountForOrder> {
  const { id, code, title, revision } = stored.row;
  const convention = await findConvention(ctx, order.conventionId);
  const applied = applyDiscount(factsOfDiscount(stored), {
    lines: order.lines,
    currency: order.currency,
    today: calendarDateIn(convention?.timeZone ?? 'UTC', ctx.now()),
    usesByFamily: await countFamilyUses(ctx.db, {
      discountCodeId: id,
      userId: order.userId,
      orderId: order.id,
    }),
  });
  const line = 'line' in applied ? applied.line : undefined;
  const refusal = 'refusal' in applied ? applied.refusal : undefined;
  return { id, code, title, revision, line, refusal };
}

function factsOfDiscount({ row, packageIds }: StoredDiscount): DiscountFacts {
  const { id, code, title, percent, amount, cadAmount, scope, active, validFrom, validUntil } = row;
  return {
    id,
    code,
    title,
    percent,
    amount: amount === null || cadAmount === null ? null : { usd: amount, cad: cadAmount },
    scope,
    packageIds,
    active,
    validFrom,
    validUntil,
    maxUsesPerFamily: row.maxUsesPerFamily,
    ...limitsOf(row),
  };
}

/** The limits of a code with what was used of them. */
export function limitsOf({ maxUses, uses, budget, cadBudget, spent, cadSpent }: DiscountRow) {
  return { maxUses, uses, budget: { usd: budget, cad: cadBudget }, spent: { usd: spent, cad: cadSpent } };
}
