import type { CatalogueAddon, SelectedAddon } from '@sangamam/contract/conventions/addons/addon';
import type { WaitListOfAddon } from '@sangamam/contract/orders/wait-list/wait-list-endpoints';
import { addonKeys, isFlatPriced } from '@sangamam/contract/orders/pricing/addon-lines';
import type { Currency } from '@sangamam/contract/orders/pricing/currency-for';
import { priceIn } from '@sangamam/contract/orders/pricing/price-list';

/** The catalogue with what is held for the family as left for it, and the selection with it chosen. */
export function withOffers(
  {
    catalogue,
    selection,
    currency,
  }: { catalogue: readonly CatalogueAddon[]; selection: readonly SelectedAddon[]; currency: Currency },
  offers: readonly WaitListOfAddon[],
): { catalogue: readonly CatalogueAddon[]; selection: readonly SelectedAddon[] } {
  const chosen = offers.flatMap(({ addonId, key, own }): SelectedAddon[] => {
    const addon = catalogue.find(({ _id }) => _id === addonId);
    const prices = addon && addonKeys(addon).get(key);
    const isAnswered = selection.some(
      (one) =>
        one.addonId === addonId &&
        (one.data.key === key || (addon !== undefined && isFlatPriced(addon.type))),
    );
    if (!own || !addon || !prices || isAnswered) return [];
    const value = { price: priceIn(currency, prices), quantity: own.held };
    return [{ type: addon.type, addonId, title: addon.title, data: { key, value } }];
  });
  return {
    catalogue: catalogue.map((addon) => {
      const held = offers.filter(({ addonId }) => addonId === addon._id);
      if (held.length === 0) return addon;
      const left = Object.fromEntries(held.map(({ key, own }) => [key, own?.held ?? 0]));
      return { ...addon, placesLeft: { ...addon.placesLeft, ...left } };
    }),
    selection: [...selection, ...chosen],
  };
}
