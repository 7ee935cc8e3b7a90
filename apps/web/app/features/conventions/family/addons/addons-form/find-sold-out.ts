import type { CatalogueAddon } from '@sangamam/contract/conventions/addons/addon';
import type { AddonFormValues } from '@sangamam/contract/conventions/addons/addon-form';
import { addonKeys, isFlatPriced } from '@sangamam/contract/orders/pricing/addon-lines';

import * as phrases from '#phrases/conventions/family/addons-form.ts';
import type { ReceivedError } from '#web/lib/api/api-error.ts';

/** Refusals for chosen add-ons without enough places left, each at its field. The server decides at submission. */
export function findSoldOut(
  catalogue: readonly CatalogueAddon[],
  addons: AddonFormValues['addons'],
): ReceivedError[] {
  return catalogue.flatMap((addon, index) =>
    [...addonKeys(addon).keys()].flatMap((key, place): ReceivedError[] => {
      const left = addon.placesLeft?.[key];
      const entry = addons[index];
      const flat = isFlatPriced(addon.type);
      const wanted = flat ? Number(entry?.choice === key) : Number(entry?.quantities[place] ?? 0);
      if (left === undefined || wanted <= left) return [];
      return [
        {
          code: 'SOLD_OUT',
          message: left === 0 ? phrases.soldOut : phrases.onlyLeft({ left }),
          field: flat ? `addons.${index}.choice` : `addons.${index}.quantities.${place}`,
        },
      ];
    }),
  );
}
