import { lazyCallEndpoint } from '#web/lib/api/lazy-call-endpoint.ts';

import { accountEndpoint } from './account-endpoints.ts';

/** Sets the first password with a mailed link, which this uses up. */
export function sendFirstPassword(body: { token: string; password: string }) {
  return lazyCallEndpoint(accountEndpoint('setPassword'), { body });
}
