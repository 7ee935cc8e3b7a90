import {
  inviteStaff,
  resendInvitation,
  resetSecondFactor,
  setStaffRoles,
  suspendStaff,
  unsuspendStaff,
  type StaffInvitation,
  type WantedRole,
} from '@sangamam/contract/staff/staff-desk';
import { useMutation } from '@tanstack/react-query';

import { callEndpoint } from '#web/lib/api/call-endpoint.ts';
import { useRefreshBackOffice } from '#web/lib/query/refresh-back-office.ts';

/** Mails an invitation to somebody new. */
export function useInviteStaff() {
  const onSettled = useRefreshBackOffice();
  return useMutation({
    mutationFn: (body: StaffInvitation) => callEndpoint(inviteStaff, { body }),
    onSettled,
  });
}

/** Mails the invitation once more. */
export function useResendInvitation(userId: string) {
  const onSettled = useRefreshBackOffice();
  return useMutation({
    mutationFn: () => callEndpoint(resendInvitation, { params: { userId } }),
    onSettled,
  });
}

/** Gives exactly these duties, as they were at `revision`; without any, access ends. */
export function useSetStaffRoles(userId: string) {
  const onSettled = useRefreshBackOffice();
  return useMutation({
    mutationFn: ({ roles, revision }: { roles: WantedRole[]; revision: number }) =>
      callEndpoint(setStaffRoles, {
        params: { userId },
        body: { roles: roles.length === 0 ? [] : roles, revision },
      }),
    onSettled,
  });
}

/** Shuts somebody out for a while, with a reason. */
export function useSuspendStaff(userId: string) {
  const onSettled = useRefreshBackOffice();
  return useMutation({
    mutationFn: (reason: string) => callEndpoint(suspendStaff, { params: { userId }, body: { reason } }),
    onSettled,
  });
}

/** Lets somebody in again. */
export function useUnsuspendStaff(userId: string) {
  const onSettled = useRefreshBackOffice();
  return useMutation({
    mutationFn: () => callEndpoint(unsuspendStaff, { params: { userId } }),
    onSettled,
  });
}

/** Takes the second factor off for who lost it, with a reason. */
export function useResetSecondFactor(userId: string) {
  const onSettled = useRefreshBackOffice();
  return useMutation({
    mutationFn: (reason: string) => callEndpoint(resetSecondFactor, { params: { userId }, body: { reason } }),
    onSettled,
  });
}
