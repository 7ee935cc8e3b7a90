import type { CatalogueAddon, SelectedAddon } from '@sangamam/contract/addons/addon';
import type { AddonFormInput } from '@sangamam/contract/addons/addon-form';
import { addonKeys, isFlatPriced } from '@sangamam/contract/pricing/addon-lines';
import type { Currency } from '@sangamam/contract/pricing/currency-for';
import { priceIn } from '@sangamam/contract/pricing/price-list';

/** The form for a catalogue with what the order has chosen of it before. */
export function addonsFromWire(
  catalogue: readonly CatalogueAddon[],
  selection: readonly SelectedAddon[],
  specialRequest: string,
): AddonFormInput {
  return {
    addons: catalogue.map((addon) => {
      const quantityOf = (key: string) =>
        selection.find(({ addonId, data }) => addonId === addon._id && data.key === key)?.data.value
          .quantity ?? 0;
      const keys = [...addonKeys(addon).keys()];
      const flat = isFlatPriced(addon.type);
      return {
        addonId: addon._id,
        choice: flat ? (keys.find((key) => quantityOf(key) > 0) ?? '') : '',
        quantities: flat ? [] : keys.map((key) => (quantityOf(key) > 0 ? String(quantityOf(key)) : '')),
      };
    }),
    specialRequest,
  };
}

/** The chosen add-ons as they travel, one entry per key; what is empty or 0 is left out and thereby cleared. */
export function addonsToWire(
  catalogue: readonly CatalogueAddon[],
  addons: AddonFormInput['addons'],
  currency: Currency,
): SelectedAddon[] {
  return catalogue.flatMap((addon) => {
    const entry = addons.find(({ addonId }) => addonId === addon._id);
    return [...addonKeys(addon)].flatMap(([key, prices], index): SelectedAddon[] => {
      const quantity = isFlatPriced(addon.type)
        ? Number(entry?.choice === key)
        : Number(entry?.quantities[index] ?? 0) || 0;
      if (quantity === 0) return [];
      const { type, _id: addonId, title } = addon;
      return [{ type, addonId, title, data: { key, value: { price: priceIn(currency, prices), quantity } } }];
    });
  });
}
