import { logout } from '@sangamam/contract/accounts/account-endpoints';

import { callEndpoint } from '#web/lib/api/call-endpoint.ts';
import { clearBrowser } from './session.ts';

/** Clears the session here right away, and on the server once it can be reached; it also expires there. */
export function logOut(): void {
  const told = callEndpoint(logout, {});
  clearBrowser();
  told.catch(() => undefined);
}
