import * as endpoints from '@sangamam/contract/documents/wallet/wallet-endpoints';
import type { WalletName } from '@sangamam/contract/documents/wallet/wallets';

import * as phrases from '#phrases/domain/wallet.ts';
import { ApiError, redirects } from '#web/lib/api/api-error.ts';
import { followAddress } from '#web/lib/follow-address.ts';
import { createMutationHook } from '#web/lib/query/endpoint-hooks.ts';
import { showToast } from '#web/ui/feedback/toast/toast.ts';
import { Button } from '#web/ui/primitives/button/button.tsx';
import { smallScreen } from '#web/ui/primitives/icon/more-icons.ts';

import styles from './wallet-buttons.module.css';

const ofOrder = (orderId: string) => () => ({ params: { orderId } });

const hooks = {
  APPLE: createMutationHook(endpoints.getApplePass, ofOrder),
  GOOGLE: createMutationHook(endpoints.getGooglePass, ofOrder),
} as const satisfies Record<WalletName, unknown>;

/** Puts a registration into the wallets that the server offers for it, that of the device first. */
export function WalletButtons({
  orderId,
  wallets,
  name,
}: {
  orderId: string;
  wallets: readonly WalletName[];
  /** The convention, which tells the buttons of several registrations apart. */
  name: string;
}) {
  return (
    <section aria-label={phrases.passesFor({ name })} className={styles['buttons']}>
      {inOrderFor(navigator.userAgent, wallets).map((wallet) => (
        <WalletButton key={wallet} wallet={wallet} orderId={orderId} />
      ))}
    </section>
  );
}

/** Apple's first, except on Android, whose phones have Google's. */
function inOrderFor(userAgent: string, wallets: readonly WalletName[]): readonly WalletName[] {
  return userAgent.includes('Android') ? wallets.toReversed() : wallets;
}

/** Fetches the address of a pass and follows it: a phone opens a pass from a link alone. */
function WalletButton({ wallet, orderId }: { wallet: WalletName; orderId: string }) {
  const { mutateAsync, isPending } = hooks[wallet](orderId);
  const save = async () => {
    try {
      const { url } = await mutateAsync();
      followAddress(url);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (!redirects(error))
        showToast({ message: phrases.passFailed({ why: error.message }), tone: 'danger' });
    }
  };
  return (
    <Button
      variant="secondary"
      icon={smallScreen}
      loading={isPending}
      loadingLabel={phrases.makingThePass}
      onClick={() => void save()}
    >
      {phrases.wallets[wallet]}
    </Button>
  );
}
