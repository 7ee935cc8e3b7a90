import { callLater } from '#web/lib/api/call-later.ts';
import { accountEndpoint } from './account-endpoints.ts';

/** Sets a new password by the mailed link and uses the link up. */
export function sendNewPassword(body: { token: string; password: string }) {
  return callLater(accountEndpoint('resetPassword'), { body });
}
