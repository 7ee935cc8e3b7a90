import type { LineItem } from '../../orders/pricing/addon-lines.ts';
import type { Currency } from '../../orders/pricing/currency-for.ts';
import { discountLine, type DiscountRule } from '../../orders/pricing/discount-line.ts';
import { priceIn, type PriceList } from '../../orders/pricing/price-list.ts';

/** The refusals of a discount code, as they stand in the error catalogue. */
export const discountRefusals = [
  'DISCOUNT_CODE_UNKNOWN',
  'DISCOUNT_CODE_NOT_YET',
  'DISCOUNT_CODE_EXPIRED',
  'DISCOUNT_CODE_USED_UP',
  'DISCOUNT_CODE_NOT_FOR_THIS',
] as const;
export type DiscountRefusal = (typeof discountRefusals)[number];

/** A code with its limits and what was used of them. Dates are `YYYY-MM-DD` in the convention's time zone. */
export interface DiscountFacts extends DiscountRule {
  active: boolean;
  validFrom: string | null;
  validUntil: string | null;
  maxUses: number | null;
  uses: number;
  maxUsesPerFamily: number | null;
  /** The most that may be given in each currency, whole dollars; null without a limit. */
  budget: { usd: number | null; cad: number | null };
  spent: PriceList;
}

/** The order that a code is meant for. */
export interface DiscountOccasion {
  /** Its purchases. */
  lines: readonly LineItem[];
  currency: Currency;
  today: string;
  /** How often the family uses the code in other orders. */
  usesByFamily: number;
}

/**
 * The line of a code for an order, or why it gives none; the first reason that fits. A code that would give more than
 * its budget has left gives nothing: no family gets a part of what its code promises.
 */
export function applyDiscount(
  code: DiscountFacts,
  { lines, currency, today, usesByFamily }: DiscountOccasion,
): { line: LineItem } | { refusal: DiscountRefusal } {
  if (!code.active) return { refusal: 'DISCOUNT_CODE_UNKNOWN' };
  if (code.validFrom !== null && today < code.validFrom) return { refusal: 'DISCOUNT_CODE_NOT_YET' };
  if (code.validUntil !== null && today > code.validUntil) return { refusal: 'DISCOUNT_CODE_EXPIRED' };
  const familyMayUse = code.maxUsesPerFamily === null || usesByFamily < code.maxUsesPerFamily;
  if (!familyMayUse) return { refusal: 'DISCOUNT_CODE_USED_UP' };
  const line = discountLine(lines, code);
  const given = line ? -priceIn(currency, line.unit) : 0;
  if (!line || given === 0) return { refusal: 'DISCOUNT_CODE_NOT_FOR_THIS' };
  return hasLeft(code, currency, given) ? { line } : { refusal: 'DISCOUNT_CODE_USED_UP' };
}

/** True while the code has a use left and its budget has this amount, whole dollars, left in the currency. */
export function hasLeft(
  { maxUses, uses, budget, spent }: Pick<DiscountFacts, 'maxUses' | 'uses' | 'budget' | 'spent'>,
  currency: Currency,
  amount: number,
): boolean {
  const most = currency === 'CAD' ? budget.cad : budget.usd;
  return (maxUses === null || uses < maxUses) && (most === null || priceIn(currency, spent) + amount <= most);
}
