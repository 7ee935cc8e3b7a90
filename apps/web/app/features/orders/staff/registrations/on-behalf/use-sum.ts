import type { CatalogueAddon } from '@sangamam/contract/conventions/addons/addon';
import type { CataloguePackage } from '@sangamam/contract/conventions/packages/package';
import type { KnownFamily } from '@sangamam/contract/orders/on-behalf/on-behalf-endpoints';
import type { OnBehalfFormInput } from '@sangamam/contract/orders/on-behalf/on-behalf-form';
import { addonLines, type LineItem } from '@sangamam/contract/orders/pricing/addon-lines';
import { currencyFor } from '@sangamam/contract/orders/pricing/currency-for';
import { discountLine } from '@sangamam/contract/orders/pricing/discount-line';
import { priceIn } from '@sangamam/contract/orders/pricing/price-list';
import { useWatch } from 'react-hook-form';

import * as phrases from '#phrases/orders/staff/on-behalf.ts';
import { addonsToWire } from '#web/domain/addons/addon-values.ts';
import { keyName } from '#web/domain/addons/key-name.ts';
import type { AppForm } from '#web/ui/form/use-app-form.ts';

import { packagePrice } from '#web/features/orders/family/amendments/package-option.ts';

/** What can be bought. */
export interface Catalogue {
  packages: readonly CataloguePackage[];
  addons: readonly CatalogueAddon[];
}

/** What it costs as it is filled in, in the currency of the registrant's country. */
export function useSum(
  { control }: Pick<AppForm<OnBehalfFormInput, unknown>, 'control'>,
  { packages, addons: catalogue }: Catalogue,
  family: KnownFamily | undefined,
) {
  const [people, packageId, addons] = useWatch({ control, name: ['people', 'packageId', 'addons'] });
  const [self] = people;
  const currency =
    family?.currency ?? currencyFor({ country: self?.country ?? null, email: self?.email ?? null });
  const chosen = packages.find(({ _id }) => _id === packageId);
  const choices = addonsToWire(catalogue, addons, currency).map(({ addonId, data }) => ({
    addonId,
    key: data.key,
    quantity: data.value.quantity,
  }));
  const bought = addonLines(catalogue, choices) ?? [];
  const lines = chosen ? [lineOfPackage(chosen), ...bought] : bought;
  const discount = family?.discount && discountLine(lines, family.discount);
  const shown = (discount ? [...lines, discount] : lines).map(({ kind, title, key, quantity, unit }) => ({
    title,
    detail:
      kind === 'DISCOUNT' && family?.discount
        ? phrases.codeOfDraft({ code: family.discount.code })
        : keyName(key ?? ''),
    quantity,
    amount: priceIn(currency, unit) * quantity,
  }));
  return { currency, lines: shown, total: shown.reduce((total, { amount }) => total + amount, 0) };
}

const lineOfPackage = (chosen: CataloguePackage): LineItem => ({
  kind: 'PACKAGE',
  packageId: chosen._id,
  addonId: null,
  key: null,
  title: chosen.name,
  quantity: 1,
  unit: { usd: packagePrice(chosen, 'USD'), cad: packagePrice(chosen, 'CAD') },
});
