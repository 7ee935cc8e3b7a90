import { lazyCallEndpoint } from '#web/lib/api/lazy-call-endpoint.ts';
import { accountEndpoint } from './account-endpoints.ts';

/** Requests an email with a link to set a new password. */
export function requestResetLink(username: string) {
  return lazyCallEndpoint(accountEndpoint('forgotPassword'), { body: { username } });
}
