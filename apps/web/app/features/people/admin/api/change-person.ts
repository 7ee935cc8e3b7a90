import {
  correctPerson,
  resendVerification,
  suspendPerson,
  unsuspendPerson,
} from '@sangamam/contract/admin/people-desk';
import type { EndpointInput } from '@sangamam/contract/http/endpoint';
import { useMutation } from '@tanstack/react-query';

import { callEndpoint } from '#web/lib/api/call-endpoint.ts';
import { useRefreshBackOffice } from '#web/lib/query/refresh-back-office.ts';

/** Mails the link that sets the password once more. */
export function useResendVerification(userId: string) {
  const onSettled = useRefreshBackOffice();
  return useMutation({
    mutationFn: () => callEndpoint(resendVerification, { params: { userId } }),
    onSettled,
  });
}

/** Shuts the account out, with a reason. */
export function useSuspendPerson(userId: string) {
  const onSettled = useRefreshBackOffice();
  return useMutation({
    mutationFn: (reason: string) => callEndpoint(suspendPerson, { params: { userId }, body: { reason } }),
    onSettled,
  });
}

/** Lets the account in again. */
export function useUnsuspendPerson(userId: string) {
  const onSettled = useRefreshBackOffice();
  return useMutation({
    mutationFn: () => callEndpoint(unsuspendPerson, { params: { userId } }),
    onSettled,
  });
}

/** Corrects the whole profile, and the e-mail address where one is given, with a reason. */
export function useCorrectPerson(userId: string) {
  const onSettled = useRefreshBackOffice();
  return useMutation({
    mutationFn: (body: EndpointInput<typeof correctPerson>['body']) =>
      callEndpoint(correctPerson, { params: { userId }, body }),
    onSettled,
  });
}
