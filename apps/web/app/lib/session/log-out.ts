import { logout } from '@sangamam/contract/accounts/account-endpoints';

import { callEndpoint } from '#web/lib/api/call-endpoint.ts';
import { clearBrowser } from './session.ts';

/** Forgets the session here at once, and on the server as soon as it can be reached; there it also ends by itself. */
export function logOut(): void {
  const told = callEndpoint(logout, {});
  clearBrowser();
  told.catch(() => undefined);
}
