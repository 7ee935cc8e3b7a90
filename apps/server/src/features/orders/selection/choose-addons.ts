import type { CatalogueAddon, SentAddon } from '@sangamam/contract/conventions/addons/addon';
import {
  isFlatPriced,
  addonLines,
  type AddonChoice,
  type LineItem,
} from '@sangamam/contract/orders/pricing/addon-lines';
import type { Currency } from '@sangamam/contract/orders/pricing/currency-for';

import type { Context } from '#server/db/context.ts';
import { activeAddons } from '#server/features/conventions/addons/active-addons.ts';
import { AppError } from '#server/http/errors/app-error.ts';
import { requireRevision } from '#server/http/errors/require-revision.ts';

import { replaceSelectedAddons } from './order-lines-repository.ts';
import { updateOrder, type OrderRow } from '../order/order-repository.ts';
import { presentSelection } from './present-selection.ts';

/** A chosen option; its title and type follow from the catalogue. */
type Chosen = Pick<SentAddon, 'addonId' | 'data'>;

/** A whole selection with its special request; its prices are sent by the client and ignored. */
export interface Selection {
  selectedAddonData: readonly Chosen[];
  specialRequest: string;
  /** The revision that the change started from, where the client knows it. */
  revision?: number | undefined;
}

/**
 * Replaces the selected add-ons of an open order. Quantity 0 clears an entry; `No` is stored as an answer that costs
 * nothing; two entries for one key are refused. Call it under the order's lock.
 *
 * @throws CONFLICT for an older revision, ADDON_NOT_AVAILABLE, RQST_PARAMS_INVALID for several of what is chosen once,
 *   at a flat price
 */
export async function chooseAddons(
  ctx: Context,
  order: OrderRow,
  { selectedAddonData, specialRequest, revision: startedFrom }: Selection,
  currency: Currency = 'USD',
) {
  requireRevision(order.selectionRevision, startedFrom);
  const catalogue = await activeAddons(ctx, order.conventionId);
  refuseSeveralOfFlat(catalogue, selectedAddonData);
  const lines = addonLines(catalogue, selectedAddonData.map(toChoice));
  if (!lines) throw new AppError('ADDON_NOT_AVAILABLE');
  await replaceSelectedAddons(ctx.db, order.id, lines.flatMap(toStored));
  const revision = order.selectionRevision + 1;
  await updateOrder(ctx.db, order.id, { specialRequest, selectionRevision: revision, updatedAt: ctx.now() });
  const selectedAddons = presentSelection(lines, catalogue, currency);
  return { orderId: order.id, selectedAddons, specialRequest, revision };
}

function refuseSeveralOfFlat(catalogue: readonly CatalogueAddon[], sent: readonly Chosen[]): void {
  const place = sent.findIndex(({ addonId, data }) => {
    const addon = catalogue.find(({ _id }) => _id === addonId);
    return addon !== undefined && isFlatPriced(addon.type) && data.value.quantity > 1;
  });
  if (place === -1) return;
  throw new AppError('RQST_PARAMS_INVALID', {
    field: `selectedAddonData.${place}.data.value.quantity`,
    message: 'This can be chosen once.',
  });
}

function toChoice({ addonId, data: { key, value } }: Chosen): AddonChoice {
  return { addonId, key, quantity: value.quantity };
}

function toStored({ addonId, key, quantity }: LineItem): AddonChoice[] {
  return addonId !== null && key !== null ? [{ addonId, key, quantity }] : [];
}
