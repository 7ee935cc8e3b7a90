import type { CatalogueAddon, SelectedAddon } from '@sangamam/contract/addons/addon';
import { addonLines } from '@sangamam/contract/pricing/addon-lines';
import type { Currency } from '@sangamam/contract/pricing/currency-for';
import { priceIn } from '@sangamam/contract/pricing/price-list';

import { keyName } from './key-name.ts';

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
  return (addonLines(catalogue, choices) ?? []).map(({ title, key, quantity, unit }) => ({
    title,
    detail: keyName(key ?? ''),
    quantity,
    amount: priceIn(currency, unit) * quantity,
  }));
}
