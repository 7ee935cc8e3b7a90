import { changePassword } from '@sangamam/contract/accounts/account-endpoints';
import type { EndpointInput } from '@sangamam/contract/http/endpoint';
import { useMutation } from '@tanstack/react-query';

import { callEndpoint } from '#web/lib/api/call-endpoint.ts';

/** Changes the signed-in person's password; `nModified` tells whether it did (SPEC §4). */
export const useChangePassword = () =>
  useMutation({
    mutationFn: (body: EndpointInput<typeof changePassword>['body']) =>
      callEndpoint(changePassword, { body }),
  });
