import type { signUp } from '@sangamam/contract/accounts/account-endpoints';
import type { EndpointData, EndpointInput } from '@sangamam/contract/http/endpoint';

import { ApiError, unreadable } from '#web/lib/api/api-error.ts';
import { lazyCallEndpoint } from '#web/lib/api/lazy-call-endpoint.ts';

import { accountEndpoint } from './account-endpoints.ts';

export type SignUpBody = EndpointInput<typeof signUp>['body'];

/**
 * Signs a registrant up; the link to set the password is emailed.
 *
 * @throws ApiError, also for a response without a result (SPEC §4)
 */
export async function sendSignUp(body: SignUpBody): Promise<void> {
  const call = lazyCallEndpoint(accountEndpoint('signUp'), { body });
  const account = (await call) as EndpointData<typeof signUp> | undefined;
  if (!account) throw new ApiError(0, [unreadable]);
}
