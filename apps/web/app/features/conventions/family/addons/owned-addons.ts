import type { SelectedAddon } from '@sangamam/contract/conventions/addons/addon';
import { declinedKey } from '@sangamam/contract/orders/pricing/addon-lines';
import { useQueries } from '@tanstack/react-query';

import { useOrder } from './api.ts';
import { keyName } from '#web/domain/addons/key-name.ts';

/** What a family has of each add-on, in words, by the add-on's id. */
export type OwnedAddons = ReadonlyMap<string, string>;

/** The add-ons of these orders; undefined while they are loading. An order that cannot be loaded has none. */
export function useBoughtAddons(orderIds: readonly string[]): readonly SelectedAddon[] | undefined {
  const orders = useQueries({ queries: orderIds.map((orderId) => useOrder.options(orderId)) });
  if (orders.some(({ isPending }) => isPending)) return undefined;
  return orders
    .flatMap(({ data }) => data?.selectedAddons ?? [])
    .filter(({ data }) => data.key !== declinedKey);
}

/** The option and number that was bought, such as `Medium × 2`; empty where the title says it all. */
export function ownedText({ data: { key, value }, optionName }: SelectedAddon): string {
  const times = value.quantity > 1 ? `× ${value.quantity}` : '';
  return [keyName(key, optionName), times].filter(Boolean).join(' ');
}

export function ownedAddons(bought: readonly SelectedAddon[]): OwnedAddons {
  const byAddon = Map.groupBy(bought, ({ addonId }) => addonId);
  return new Map(
    [...byAddon].map(([addonId, entries]) => [addonId, entries.map(ownedText).filter(Boolean).join(', ')]),
  );
}
