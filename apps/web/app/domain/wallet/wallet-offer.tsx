import type { WalletName } from '@sangamam/contract/documents/wallet/wallets';
import { lazy, Suspense } from 'react';

/** Few sites offer wallets, and only to confirmed families. */
const WalletButtons = lazy(() =>
  import('./wallet-buttons.tsx').then((module) => ({ default: module.WalletButtons })),
);

/** The wallets that a registration can be put into; nothing where there are none. */
export function WalletOffer(props: { orderId: string; wallets: readonly WalletName[]; name: string }) {
  if (props.wallets.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <WalletButtons {...props} />
    </Suspense>
  );
}
