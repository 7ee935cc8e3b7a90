import { lazyCallEndpoint } from '#web/lib/api/lazy-call-endpoint.ts';
import { accountEndpoint } from './account-endpoints.ts';

/** Sets a new password by the mailed link and uses the link up. */
export function sendNewPassword(body: { token: string; password: string }) {
  return lazyCallEndpoint(accountEndpoint('resetPassword'), { body });
}
