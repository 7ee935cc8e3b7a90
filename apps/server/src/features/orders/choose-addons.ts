import type { Context } from '#server/db/context.ts';
import { activeAddons } from '#server/features/addons/active-addons.ts';
import { AppError } from '#server/http/app-error.ts';
import type { SelectedAddon } from '@sangamam/contract/addons/addon';
import { addonLines, type AddonChoice, type LineItem } from '@sangamam/contract/pricing/addon-lines';
import type { Currency } from '@sangamam/contract/pricing/currency-for';

import { replaceChoices } from './order-lines-repository.ts';
import { updateOrder, type OrderRow } from './order-repository.ts';
import { presentSelection } from './present-selection.ts';

/** A whole selection with its special request; the prices in it are the client's claims and not read. */
export interface Selection {
  selectedAddonData: readonly SelectedAddon[];
  specialRequest: string;
}

/**
 * Replaces what an open order has chosen of the add-ons. Entries with quantity 0 clear; `No` is kept as an answer that
 * costs nothing; two entries for one key are refused. Call it under the order's lock.
 *
 * @throws ADDON_NOT_AVAILABLE
 */
export async function chooseAddons(
  ctx: Context,
  order: OrderRow,
  { selectedAddonData, specialRequest }: Selection,
  currency: Currency = 'USD',
) {
  const catalogue = await activeAddons(ctx, order.conventionId);
  const lines = addonLines(catalogue, selectedAddonData.map(toChoice));
  if (!lines) throw new AppError('ADDON_NOT_AVAILABLE');
  await replaceChoices(ctx.db, order.id, lines.flatMap(toStored));
  await updateOrder(ctx.db, order.id, { specialRequest, updatedAt: ctx.now() });
  return { orderId: order.id, selectedAddons: presentSelection(lines, catalogue, currency), specialRequest };
}

function toChoice({ addonId, data: { key, value } }: SelectedAddon): AddonChoice {
  return { addonId, key, quantity: value.quantity };
}

function toStored({ addonId, key, quantity }: LineItem): AddonChoice[] {
  return addonId !== null && key !== null ? [{ addonId, key, quantity }] : [];
}
