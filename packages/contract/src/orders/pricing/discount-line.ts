import type { LineItem } from './addon-lines.ts';
import { sumPrices, timesQuantity, type PriceList } from './price-list.ts';

/** What a discount is taken off: the package, the add-ons, or the whole net price. */
export const discountScopes = ['PACKAGE', 'ADDONS', 'NET'] as const;
export type DiscountScope = (typeof discountScopes)[number];

/** How much a code takes off, and off what. Either `percent` (1 to 100) or whole dollars in both lists. */
export interface DiscountRule {
  id: string;
  code: string;
  title: string;
  percent: number | null;
  amount: PriceList | null;
  scope: DiscountScope;
  /** The packages that the code is for; empty means all. */
  packageIds: readonly string[];
}

/**
 * The line of a discount, in both price lists: a percentage rounded down to whole dollars, a fixed amount at most as
 * high as what it is taken off, so that the net price never falls below 0. Undefined where the code is for other
 * packages. `lines` are the purchases.
 */
export function discountLine(lines: readonly LineItem[], rule: DiscountRule): LineItem | undefined {
  if (!isForPackage(lines, rule.packageIds)) return undefined;
  const base = baseOf(lines, rule.scope);
  return {
    kind: 'DISCOUNT',
    packageId: null,
    addonId: null,
    key: null,
    title: rule.title,
    note: rule.code,
    discountCodeId: rule.id,
    quantity: 1,
    unit: { usd: -takenOff(base.usd, rule, 'usd'), cad: -takenOff(base.cad, rule, 'cad') },
  };
}

function isForPackage(lines: readonly LineItem[], packageIds: readonly string[]): boolean {
  return (
    packageIds.length === 0 ||
    lines.some(({ packageId }) => packageId !== null && packageIds.includes(packageId))
  );
}

function baseOf(lines: readonly LineItem[], scope: DiscountScope): PriceList {
  const meant = lines.filter(
    ({ kind }) => scope === 'NET' || kind === (scope === 'ADDONS' ? 'ADDON' : scope),
  );
  return sumPrices(meant.map(({ unit, quantity }) => timesQuantity(unit, quantity)));
}

function takenOff(base: number, { percent, amount }: DiscountRule, list: keyof PriceList): number {
  const wanted = percent === null ? (amount?.[list] ?? 0) : partOf(base, percent);
  return Math.min(base, wanted);
}

/** ⌊base × percent ÷ 100⌋ in whole numbers. */
function partOf(base: number, percent: number): number {
  const hundredths = base * percent;
  return (hundredths - (hundredths % 100)) / 100;
}
