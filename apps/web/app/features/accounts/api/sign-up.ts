import type { signUp } from '@sangamam/contract/accounts/account-endpoints';
import type { EndpointInput } from '@sangamam/contract/http/endpoint';

import { callEndpoint } from '#web/lib/api/call-endpoint.ts';
import { accountEndpoints } from './account-endpoints.ts';

export type SignUpBody = EndpointInput<typeof signUp>['body'];

/** Signs a registrant up; the link that sets the password comes by mail. */
export async function sendSignUp(body: SignUpBody) {
  const { signUp } = await accountEndpoints();
  return callEndpoint(signUp, { body });
}
