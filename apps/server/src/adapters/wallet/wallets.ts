import { createApplePasses, type ApplePasses } from './apple-passes.ts';
import type { AppleWalletSettings } from './apple-settings.ts';
import { createGooglePasses, type GooglePasses } from './google-passes.ts';
import type { GoogleWalletSettings } from './google-settings.ts';

/** The association's accounts at the makers of wallets; those that are not configured are absent. */
export interface Wallets {
  apple?: ApplePasses | undefined;
  google?: GooglePasses | undefined;
}

/** The wallets of the settings. */
export function createWallets({
  apple,
  google,
}: {
  apple?: AppleWalletSettings | undefined;
  google?: GoogleWalletSettings | undefined;
}): Wallets {
  return { apple: apple && createApplePasses(apple), google: google && createGooglePasses(google) };
}
