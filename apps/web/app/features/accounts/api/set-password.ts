import { callLater } from '#web/lib/api/call-later.ts';
import { accountEndpoint } from './account-endpoints.ts';

/** Sets the first password by the mailed link and uses the link up. */
export function sendFirstPassword(body: { token: string; password: string }) {
  return callLater(accountEndpoint('setPassword'), { body });
}
