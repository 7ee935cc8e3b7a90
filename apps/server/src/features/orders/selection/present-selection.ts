import type { AddonType, CatalogueAddon, SelectedAddon } from '@sangamam/contract/conventions/addons/addon';
import type { LineItem } from '@sangamam/contract/orders/pricing/addon-lines';
import type { Currency } from '@sangamam/contract/orders/pricing/currency-for';
import { linesInForce } from '@sangamam/contract/orders/pricing/lines-in-force';
import { priceIn } from '@sangamam/contract/orders/pricing/price-list';

/** The add-on lines as a selection in an answer: one entry per key, with the catalogue's price. */
export function presentSelection(
  lines: readonly LineItem[],
  catalogue: readonly Pick<CatalogueAddon, '_id' | 'type'>[],
  currency: Currency = 'USD',
): SelectedAddon[] {
  const types = new Map<string, AddonType>(catalogue.map(({ _id, type }) => [_id, type]));
  return linesInForce(lines).flatMap(({ line: { kind, addonId, key, title, quantity, unit } }) =>
    kind === 'ADDON' && addonId !== null && key !== null
      ? [
          {
            type: types.get(addonId) ?? 'SINGLE_FIELD',
            addonId,
            title,
            data: { key, value: { price: priceIn(currency, unit), quantity } },
          },
        ]
      : [],
  );
}
