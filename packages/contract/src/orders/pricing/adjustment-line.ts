import type { PriceChange } from '../adjustments/adjustment.ts';
import type { LineItem } from './addon-lines.ts';
import type { Currency } from './currency-for.ts';
import type { LineKind } from './line-kinds.ts';
import { priceIn, sumPrices, timesQuantity, type PriceList } from './price-list.ts';

/** The kinds of lines that staff add to a submitted order and can take off again. */
const adjustmentKinds: ReadonlySet<LineKind> = new Set(['COMP', 'SCHOLARSHIP', 'ADJUSTMENT'] as const);

/** Why a change of the price makes no line, as in the error catalogue. */
export type AdjustmentRefusal = 'ADJUSTMENT_BELOW_ZERO' | 'ADJUSTMENT_GIVES_NOTHING' | 'NOT_FOUND';

/**
 * The line that a change of the price adds to the lines of a submitted order, which are in the order of their
 * positions. A comp gives what is left to pay of the package after its discounts, at most the whole net price; other
 * amounts are in the order's currency alone. The net price never falls below 0.
 */
export function adjustmentLine(
  lines: readonly LineItem[],
  change: PriceChange,
  { currency, titles }: { currency: Currency; titles: Readonly<Record<PriceChange['kind'], string>> },
): { line: LineItem } | { refusal: AdjustmentRefusal } {
  const unit = unitOf(lines, change, currency);
  if (!unit) return { refusal: 'NOT_FOUND' };
  if (change.kind === 'COMP' && priceIn(currency, unit) === 0) return { refusal: 'ADJUSTMENT_GIVES_NOTHING' };
  if (priceIn(currency, netOf(lines)) + priceIn(currency, unit) < 0)
    return { refusal: 'ADJUSTMENT_BELOW_ZERO' };
  return {
    line: {
      kind: change.kind,
      packageId: null,
      addonId: null,
      key: null,
      title: change.kind === 'SCHOLARSHIP' ? `${titles.SCHOLARSHIP}: ${change.fund}` : titles[change.kind],
      note: change.reason,
      removesPosition: change.kind === 'REMOVAL' ? change.position : null,
      quantity: 1,
      unit,
    },
  };
}

/** True for a line that staff added and that no other line takes off. */
export function isRemovable(
  lines: readonly { kind: LineKind; removesPosition?: number | null | undefined }[],
  position: number,
): boolean {
  const kind = lines[position]?.kind;
  return (
    kind !== undefined &&
    adjustmentKinds.has(kind) &&
    !lines.some(({ removesPosition }) => removesPosition === position)
  );
}

/** The net price of lines in both lists. */
export function netOf(lines: readonly Pick<LineItem, 'unit' | 'quantity'>[]): PriceList {
  return sumPrices(lines.map(({ unit, quantity }) => timesQuantity(unit, quantity)));
}

function unitOf(lines: readonly LineItem[], change: PriceChange, currency: Currency): PriceList | undefined {
  if (change.kind === 'COMP') return compOf(lines);
  if (change.kind === 'REMOVAL') {
    const removed = isRemovable(lines, change.position) ? lines[change.position] : undefined;
    return removed && { usd: 0 - removed.unit.usd, cad: 0 - removed.unit.cad };
  }
  const amount = change.kind === 'SCHOLARSHIP' ? -change.amount : change.amount;
  return currency === 'CAD' ? { usd: 0, cad: amount } : { usd: amount, cad: 0 };
}

/** What is left to pay of the package after discounts and comps, at most the net price; negative. */
function compOf(lines: readonly LineItem[]): PriceList {
  const ofPackage = netOf(lines.filter((line) => isAboutPackage(lines, line)));
  const net = netOf(lines);
  const given = (list: keyof PriceList) => 0 - Math.max(0, Math.min(net[list], ofPackage[list]));
  return { usd: given('usd'), cad: given('cad') };
}

function isAboutPackage(lines: readonly LineItem[], { kind, removesPosition }: LineItem): boolean {
  if (kind === 'REMOVAL') {
    const removed = lines[removesPosition ?? -1]?.kind;
    return removed === 'COMP' || removed === 'PACKAGE';
  }
  return kind === 'PACKAGE' || kind === 'DISCOUNT' || kind === 'COMP';
}
