import {
  correctPerson,
  resendVerification,
  suspendPerson,
  unsuspendPerson,
} from '@sangamam/contract/people/admin/people-admin-endpoints';
import type { EndpointInput } from '@sangamam/contract/http/endpoint';

import { createMutationHook } from '#web/lib/query/endpoint-hooks.ts';

/** Mails the link that sets the password once more. */
export const useResendVerification = createMutationHook(
  resendVerification,
  (userId: string) => () => ({ params: { userId } }),
  { refreshes: 'everything' },
);

/** Shuts the account out, with a reason. */
export const useSuspendPerson = createMutationHook(
  suspendPerson,
  (userId: string) => (reason: string) => ({ params: { userId }, body: { reason } }),
  { refreshes: 'everything' },
);

/** Lets the account in again. */
export const useUnsuspendPerson = createMutationHook(
  unsuspendPerson,
  (userId: string) => () => ({ params: { userId } }),
  { refreshes: 'everything' },
);

/** Corrects the whole profile, and the e-mail address where one is given, with a reason. */
export const useCorrectPerson = createMutationHook(
  correctPerson,
  (userId: string) => (body: EndpointInput<typeof correctPerson>['body']) => ({ params: { userId }, body }),
  { refreshes: 'everything' },
);
