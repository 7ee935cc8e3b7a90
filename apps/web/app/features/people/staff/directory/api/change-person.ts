import {
  correctPerson,
  resendVerification,
  suspendPerson,
  unsuspendPerson,
} from '@sangamam/contract/people/directory/people-admin-endpoints';
import type { EndpointInput } from '@sangamam/contract/http/endpoint';

import { createMutationHook } from '#web/lib/query/endpoint-hooks.ts';

/** Emails the link to set the password again. */
export const useResendVerification = createMutationHook(
  resendVerification,
  (userId: string) => () => ({ params: { userId } }),
  { refreshes: 'everything' },
);

/** Suspends the account, with a reason. */
export const useSuspendPerson = createMutationHook(
  suspendPerson,
  (userId: string) => (reason: string) => ({ params: { userId }, body: { reason } }),
  { refreshes: 'everything' },
);

/** Lifts the suspension of the account. */
export const useUnsuspendPerson = createMutationHook(
  unsuspendPerson,
  (userId: string) => () => ({ params: { userId } }),
  { refreshes: 'everything' },
);

/** Corrects the profile, and the email address if given, with a reason. */
export const useCorrectPerson = createMutationHook(
  correctPerson,
  (userId: string) => (body: EndpointInput<typeof correctPerson>['body']) => ({ params: { userId }, body }),
  { refreshes: 'everything' },
);
