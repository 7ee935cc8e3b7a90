import type { CatalogueAddon, SelectedAddon } from '@sangamam/contract/conventions/addons/addon';
import type { AddonFormInput } from '@sangamam/contract/conventions/addons/addon-form';
import { addonKeys, declinedKey, isFlatPriced } from '@sangamam/contract/orders/pricing/addon-lines';
import type { Currency } from '@sangamam/contract/orders/pricing/currency-for';
import { priceIn } from '@sangamam/contract/orders/pricing/price-list';

/** What the values need to know of a selected option. */
interface Selected {
  addonId: string;
  data: { key: string; value: { quantity: number } };
}

/** The form values for a catalogue and the current selection. */
export function addonsFromWire(
  catalogue: readonly CatalogueAddon[],
  selection: readonly Selected[],
  specialRequest: string,
): AddonFormInput {
  return {
    addons: catalogue.map((addon) => {
      const quantityOf = (key: string) =>
        selection.find(({ addonId, data }) => addonId === addon._id && data.key === key)?.data.value
          .quantity ?? 0;
      const keys = [...addonKeys(addon).keys()];
      const flat = isFlatPriced(addon.type);
      const answers = addon.type === 'YES_NO' ? [...keys, declinedKey] : keys;
      return {
        addonId: addon._id,
        choice: flat ? (answers.find((key) => quantityOf(key) > 0) ?? '') : '',
        quantities: flat ? [] : keys.map((key) => (quantityOf(key) > 0 ? String(quantityOf(key)) : '')),
      };
    }),
    specialRequest,
  };
}

/**
 * The chosen add-ons as sent, one entry per key. Empty entries and 0 are left out and thereby cleared; the answer No is
 * sent, too, at price 0.
 */
export function addonsToWire(
  catalogue: readonly CatalogueAddon[],
  addons: AddonFormInput['addons'],
  currency: Currency,
): SelectedAddon[] {
  return catalogue.flatMap((addon) => {
    const entry = addons.find(({ addonId }) => addonId === addon._id);
    const { type, _id: addonId, title } = addon;
    if (type === 'YES_NO' && entry?.choice === declinedKey)
      return [{ type, addonId, title, data: { key: declinedKey, value: { price: 0, quantity: 1 } } }];
    return [...addonKeys(addon)].flatMap(([key, prices], index): SelectedAddon[] => {
      const quantity = isFlatPriced(addon.type)
        ? Number(entry?.choice === key)
        : Number(entry?.quantities[index] ?? 0) || 0;
      if (quantity === 0) return [];
      return [{ type, addonId, title, data: { key, value: { price: priceIn(currency, prices), quantity } } }];
    });
  });
}
