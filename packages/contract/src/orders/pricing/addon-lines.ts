import type { AddonType, CatalogueAddon } from '../../conventions/addons/addon.ts';
import type { LineKind } from './line-kinds.ts';
import type { PriceList } from './price-list.ts';

/** A line of an order, in both price lists. The sign of `unit` follows the kind. */
export interface LineItem {
  kind: LineKind;
  packageId: string | null;
  addonId: string | null;
  key: string | null;
  title: string;
  quantity: number;
  unit: PriceList;
  /** Of a DISCOUNT: the code that it comes from. */
  discountCodeId?: string | null;
  /** What people read beside the title: the code, the fund, or the reason. */
  note?: string | null;
  /** Of a REMOVAL: the position of the line that it takes off. */
  removesPosition?: number | null;
}

/** A choice of an add-on: an entry per key with a quantity. */
export interface AddonChoice {
  addonId: string;
  key: string;
  quantity: number;
}

/** The keys that a selection may contain: those that buy the add-on, and the `No` of a YES_NO. */
export function addonKeys(addon: CatalogueAddon): Map<string, PriceList> {
  const both = (price: number, cadPrice: number): PriceList => ({ usd: price, cad: cadPrice });
  switch (addon.type) {
    case 'YES_NO':
      return new Map([['Yes', both(addon.yesOrNo.price, addon.yesOrNo.cadPrice)]]);
    case 'MULTIPLE_OPTIONS':
      return new Map(
        addon.multipleOptions.map(({ label, price, cadPrice }) => [label, both(price, cadPrice)]),
      );
    case 'SINGLE_FIELD':
      return new Map([[addon.singleField.label, both(addon.singleField.price, addon.singleField.cadPrice)]]);
    case 'ADULT_CHILDREN': {
      const { adultPrice, cadAdultPrice, childrenPrice, cadChildrenPrice } = addon.adultOrChildren;
      return new Map([
        ['ADULT', both(adultPrice, cadAdultPrice)],
        ['CHILDREN', both(childrenPrice, cadChildrenPrice)],
      ]);
    }
    case 'MULTIPLE_OPTIONS_WITH_TEXTBOX':
      return new Map(
        addon.multipleOptionsWithTextbox.map(({ label, price, cadPrice }) => [
          label,
          both(price, cadPrice ?? price),
        ]),
      );
  }
}

/** The answer to a YES_NO that buys nothing. It stays in the selection, at price 0 (DECISIONS §1). */
export const declinedKey = 'No';

/** True for a line that buys something: a package, or an add-on that was not declined. */
export function isPurchase({ kind, key }: Pick<LineItem, 'kind' | 'key'>): boolean {
  return kind === 'PACKAGE' || (kind === 'ADDON' && key !== declinedKey);
}

/** Types with one choice at a flat price; others have a quantity per key. */
export function isFlatPriced(type: AddonType): boolean {
  return type === 'YES_NO' || type === 'MULTIPLE_OPTIONS';
}

/** The keys of an add-on that a selection may carry: those that buy it, and the `No` of a YES_NO. */
function answerKeys(addon: CatalogueAddon): Map<string, PriceList> {
  const keys = addonKeys(addon);
  if (addon.type === 'YES_NO') keys.set(declinedKey, { usd: 0, cad: 0 });
  return keys;
}

/** True for an option that a catalogue offers, or its answer No. */
export function isOnOffer(
  catalogue: readonly CatalogueAddon[],
  { addonId, key }: Pick<AddonChoice, 'addonId' | 'key'>,
): boolean {
  return catalogue.some((addon) => addon._id === addonId && answerKeys(addon).has(key));
}

/**
 * The line items of a selection in the order of the catalogue; a `No` counts whatever its quantity. Undefined for an
 * unknown add-on or key, and for two options of an add-on with one choice.
 */
export function addonLines(
  catalogue: readonly CatalogueAddon[],
  choices: readonly AddonChoice[],
): LineItem[] | undefined {
  const declinable = new Set(catalogue.filter(({ type }) => type === 'YES_NO').map(({ _id }) => _id));
  const wanted = choices.filter(
    ({ addonId, key, quantity }) => quantity > 0 || (key === declinedKey && declinable.has(addonId)),
  );
  const lines: LineItem[] = [];
  for (const addon of catalogue) {
    const flat = isFlatPriced(addon.type);
    let taken = 0;
    for (const [key, unit] of answerKeys(addon)) {
      const choice = wanted.find((one) => one.addonId === addon._id && one.key === key);
      if (!choice) continue;
      taken += 1;
      lines.push({
        kind: 'ADDON',
        packageId: null,
        addonId: addon._id,
        key,
        title: addon.title,
        quantity: flat ? 1 : choice.quantity,
        unit,
      });
    }
    if (flat && taken > 1) return undefined;
  }
  return lines.length === wanted.length ? lines : undefined;
}
