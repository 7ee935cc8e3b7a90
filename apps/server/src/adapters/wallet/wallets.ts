import { createApplePasses, type ApplePasses } from './apple-passes.ts';
import type { ApplePushServer } from './apple-push.ts';
import type { AppleWalletSettings } from './apple-settings.ts';
import { createGooglePasses, type GooglePasses } from './google-passes.ts';
import type { GoogleWalletSettings } from './google-settings.ts';

/** The association's accounts at the makers of wallets; those that are not configured are absent. */
export interface Wallets {
  apple?: ApplePasses | undefined;
  google?: GooglePasses | undefined;
}

/** The wallets of the settings; another push service than Apple's is a double of it in tests. */
export function createWallets(
  { apple, google }: { apple?: AppleWalletSettings | undefined; google?: GoogleWalletSettings | undefined },
  push?: ApplePushServer,
): Wallets {
  return {
    apple: apple && createApplePasses(apple, push),
    google: google && createGooglePasses(google),
  };
}
