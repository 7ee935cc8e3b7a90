import { declinedKey, type LineItem } from '../pricing/addon-lines.ts';
import { netOf } from '../pricing/adjustment-line.ts';
import type { Currency } from '../pricing/currency-for.ts';
import { linesInForce, type PlacedLine } from '../pricing/lines-in-force.ts';
import { priceIn, type PriceList } from '../pricing/price-list.ts';

/** What an amendment wants of a submitted registration, priced by today's catalogue. */
export interface WantedLines {
  /** The line of another package; undefined leaves the package as it is. */
  package?: LineItem | undefined;
  /** The whole selection of add-ons afterwards, a line for each key; undefined leaves it as it is. */
  addons?: readonly LineItem[] | undefined;
}

/** How staff settle the difference, in whole dollars of the order's currency. */
export interface Settlement {
  /** Kept of what a change would give back; 0 keeps nothing. */
  keptFee: number;
  /** True when the family does not pay the difference. */
  waive: boolean;
}

/** The titles of lines that an amendment adds. */
export interface AmendmentTitles {
  takenOff: (title: string) => string;
  keptFee: string;
  waived: string;
}

/** Why an amendment makes no lines, as in the error catalogue. */
export type AmendmentRefusal = 'ADJUSTMENT_BELOW_ZERO' | 'KEPT_FEE_TOO_HIGH';

/** The lines that an amendment appends, and the difference that they make in both lists. */
export interface AmendedLines {
  added: LineItem[];
  difference: PriceList;
}

/**
 * The lines that an amendment appends to those of a submitted order. What stays keeps its line and its price, what goes
 * is taken off by a line that names it, what is new costs what `wanted` says. Of fewer pieces the rest is added again at
 * the old price, and more pieces are a line of their own. A discount stays as it was given.
 */
export function amendLines(
  lines: readonly LineItem[],
  wanted: WantedLines,
  {
    settlement,
    currency,
    titles,
    note,
  }: { settlement: Settlement; currency: Currency; titles: AmendmentTitles; note: string },
): AmendedLines | { refusal: AmendmentRefusal } {
  const now = linesInForce(lines);
  const takeOff = (one: PlacedLine) => takeOffLine(one, { takenOff: titles.takenOff, note });
  const added: LineItem[] = [
    ...packageLines(now, wanted.package, takeOff),
    ...(wanted.addons ? addonChanges(now, wanted.addons, takeOff) : []),
  ];
  const change = priceIn(currency, netOf(added));
  if (settlement.keptFee > 0) {
    if (settlement.keptFee > -change) return { refusal: 'KEPT_FEE_TOO_HIGH' };
    added.push(moneyLine('KEPT_ON_CANCELLATION', titles.keptFee, settlement.keptFee, { currency, note }));
  }
  if (settlement.waive && change > 0)
    added.push(moneyLine('ADJUSTMENT', titles.waived, -change, { currency, note }));
  const difference = netOf(added);
  if (priceIn(currency, netOf(lines)) + priceIn(currency, difference) < 0)
    return { refusal: 'ADJUSTMENT_BELOW_ZERO' };
  return { added, difference };
}

/** The line that takes another one off. */
export function takeOffLine(
  { position, line }: PlacedLine,
  { takenOff, note }: { takenOff: (title: string) => string; note: string },
): LineItem {
  return {
    ...line,
    kind: 'REMOVAL',
    packageId: null,
    addonId: null,
    key: null,
    discountCodeId: null,
    title: takenOff(line.title),
    note,
    unit: opposite(line.unit),
    removesPosition: position,
  };
}

/** A line of an amount in one currency, such as a kept fee. */
export function moneyLine(
  kind: 'KEPT_ON_CANCELLATION' | 'ADJUSTMENT' | 'CARRIED_OVER',
  title: string,
  amount: number,
  { currency, note }: { currency: Currency; note: string },
): LineItem {
  return {
    kind,
    packageId: null,
    addonId: null,
    key: null,
    title,
    note,
    quantity: 1,
    unit: currency === 'CAD' ? { usd: 0, cad: amount } : { usd: amount, cad: 0 },
  };
}

/** How many pieces of each option of an add-on lines hold, by `pieceKey`. */
export function piecesOf(lines: readonly LineItem[]): Map<string, number> {
  const pieces = new Map<string, number>();
  for (const { line } of linesInForce(lines)) {
    if (line.kind !== 'ADDON') continue;
    pieces.set(pieceKey(line), (pieces.get(pieceKey(line)) ?? 0) + line.quantity);
  }
  return pieces;
}

/** Names an option of an add-on. */
export function pieceKey({ addonId, key }: Pick<LineItem, 'addonId' | 'key'>): string {
  return `${addonId ?? ''}/${key ?? ''}`;
}

function packageLines(
  now: readonly PlacedLine[],
  wanted: LineItem | undefined,
  takeOff: (one: PlacedLine) => LineItem,
): LineItem[] {
  if (!wanted) return [];
  const held = now.filter(({ line }) => line.kind === 'PACKAGE');
  if (held.some(({ line }) => line.packageId === wanted.packageId)) return [];
  return [...held.map(takeOff), wanted];
}

function addonChanges(
  now: readonly PlacedLine[],
  wanted: readonly LineItem[],
  takeOff: (one: PlacedLine) => LineItem,
): LineItem[] {
  const held = Map.groupBy(
    now.filter(({ line }) => line.kind === 'ADDON'),
    ({ line }) => pieceKey(line),
  );
  const added: LineItem[] = [];
  for (const [key, ones] of held) {
    let tooMany = quantityOf(ones) - (wanted.find((line) => pieceKey(line) === key)?.quantity ?? 0);
    // The last that came goes first.
    for (const one of ones.toReversed()) {
      if (tooMany <= 0) break;
      added.push(takeOff(one));
      const rest = one.line.quantity - tooMany;
      if (rest > 0) added.push({ ...one.line, quantity: rest, note: null });
      tooMany -= one.line.quantity;
    }
  }
  for (const line of wanted) {
    const more = line.quantity - quantityOf(held.get(pieceKey(line)) ?? []);
    if (more > 0) added.push({ ...line, quantity: line.key === declinedKey ? 1 : more });
  }
  return added;
}

const quantityOf = (ones: readonly PlacedLine[]) => ones.reduce((sum, { line }) => sum + line.quantity, 0);

const opposite = ({ usd, cad }: PriceList): PriceList => ({ usd: 0 - usd, cad: 0 - cad });
