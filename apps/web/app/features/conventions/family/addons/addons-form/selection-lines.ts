import type { CatalogueAddon, SelectedAddon } from '@sangamam/contract/conventions/addons/addon';
import { addonLines } from '@sangamam/contract/orders/pricing/addon-lines';
import type { Currency } from '@sangamam/contract/orders/pricing/currency-for';
import { priceIn } from '@sangamam/contract/orders/pricing/price-list';

import { keyName } from '#web/domain/addons/key-name.ts';

/** The price lines of a selection, computed from the catalogue as the server does. */
export function selectionLines(
  catalogue: readonly CatalogueAddon[],
  selection: readonly SelectedAddon[],
  currency: Currency,
): { title: string; detail: string; quantity: number; amount: number }[] {
  const choices = selection.map(({ addonId, data: { key, value } }) => ({
    addonId,
    key,
    quantity: value.quantity,
  }));
  const named = new Map(catalogue.map(({ _id, optionNames = {} }) => [_id, optionNames]));
  return (addonLines(catalogue, choices) ?? []).map(({ addonId, title, key, quantity, unit }) => ({
    title,
    detail: keyName(key ?? '', named.get(addonId ?? '')?.[key ?? '']),
    quantity,
    amount: priceIn(currency, unit) * quantity,
  }));
}
