import { useSyncExternalStore } from 'react';

/** Whether a browser can use passkeys; `unknown` during server rendering and hydration. */
export type PasskeySupport = 'unknown' | 'yes' | 'no';

/** Without WebAuthn nothing is said of passkeys. Browsers have it on secure pages. */
export function usePasskeySupport(): PasskeySupport {
  return useSyncExternalStore<PasskeySupport>(neverChanges, readSupport, () => 'unknown');
}

const neverChanges = () => () => undefined;
const readSupport = () => ('PublicKeyCredential' in window ? 'yes' : 'no');
