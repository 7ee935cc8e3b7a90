import type { signUp } from '@sangamam/contract/accounts/account-endpoints';
import type { EndpointInput } from '@sangamam/contract/http/endpoint';

import { callLater } from '#web/lib/api/call-later.ts';
import { accountEndpoint } from './account-endpoints.ts';

export type SignUpBody = EndpointInput<typeof signUp>['body'];

/** Signs a registrant up; the link that sets the password comes by mail. */
export function sendSignUp(body: SignUpBody) {
  return callLater(accountEndpoint('signUp'), { body });
}
