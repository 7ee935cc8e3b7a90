import { changePassword } from '@sangamam/contract/accounts/account-endpoints';
import type { EndpointInput } from '@sangamam/contract/http/endpoint';

import { createMutationHook } from '#web/lib/query/endpoint-hooks.ts';

/** Changes the signed-in person's password; `nModified` tells whether it did (SPEC §4). */
export const useChangePassword = createMutationHook(
  changePassword,
  () => (body: EndpointInput<typeof changePassword>['body']) => ({ body }),
);
