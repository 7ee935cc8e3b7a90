import { lazyCallEndpoint } from '#web/lib/api/lazy-call-endpoint.ts';
import { accountEndpoint } from './account-endpoints.ts';

/** Has a link mailed that sets a new password. */
export function requestResetLink(username: string) {
  return lazyCallEndpoint(accountEndpoint('forgotPassword'), { body: { username } });
}
