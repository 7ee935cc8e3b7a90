import type { WalletName } from '@sangamam/contract/documents/wallet/wallets';
import type { ConventionData } from '@sangamam/contract/conventions/convention';

import type { Context } from '#server/db/context.ts';
import { isConventionOver } from '#server/features/conventions/is-convention-over.ts';

import { isAddonOrder, statusOf, type OrderRow } from './order-facts.ts';

/** The wallets that an order can be put into now: a confirmed registration, until its convention is over. */
export function walletsOf(
  { wallets, now }: Pick<Context, 'wallets' | 'now'>,
  order: OrderRow,
  convention: Pick<ConventionData, 'timeZone' | 'endDate'>,
): WalletName[] {
  if (isAddonOrder(order) || statusOf(order) !== 'CONFIRMED' || isConventionOver(convention, now()))
    return [];
  const offered: WalletName[] = [];
  if (wallets?.apple && wallets.apple.expiresAt > now()) offered.push('APPLE');
  if (wallets?.google) offered.push('GOOGLE');
  return offered;
}
