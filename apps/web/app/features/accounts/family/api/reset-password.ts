import { lazyCallEndpoint } from '#web/lib/api/lazy-call-endpoint.ts';

import { accountEndpoint } from './account-endpoints.ts';

/** Sets a new password with a mailed link, which this uses up. */
export function sendNewPassword(body: { token: string; password: string }) {
  return lazyCallEndpoint(accountEndpoint('resetPassword'), { body });
}
