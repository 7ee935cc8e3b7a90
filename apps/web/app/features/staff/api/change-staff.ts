import {
  inviteStaff,
  resendInvitation,
  resetSecondFactor,
  setStaffRoles,
  suspendStaff,
  unsuspendStaff,
  type StaffInvitation,
  type WantedRole,
} from '@sangamam/contract/staff/admin/staff-admin-endpoints';

import { createMutationHook } from '#web/lib/query/endpoint-hooks.ts';

/** Mails an invitation to somebody new. */
export const useInviteStaff = createMutationHook(inviteStaff, () => (body: StaffInvitation) => ({ body }), {
  refreshes: 'everything',
});

/** Mails the invitation once more. */
export const useResendInvitation = createMutationHook(
  resendInvitation,
  (userId: string) => () => ({ params: { userId } }),
  { refreshes: 'everything' },
);

/** Gives exactly these roles, as they were at `revision`; without any, access ends. */
export const useSetStaffRoles = createMutationHook(
  setStaffRoles,
  (userId: string) =>
    ({ roles, revision }: { roles: WantedRole[]; revision: number }) => ({
      params: { userId },
      body: { roles: roles.length === 0 ? [] : roles, revision },
    }),
  { refreshes: 'everything' },
);

/** Shuts somebody out for a while, with a reason. */
export const useSuspendStaff = createMutationHook(
  suspendStaff,
  (userId: string) => (reason: string) => ({ params: { userId }, body: { reason } }),
  { refreshes: 'everything' },
);

/** Lets somebody in again. */
export const useUnsuspendStaff = createMutationHook(
  unsuspendStaff,
  (userId: string) => () => ({ params: { userId } }),
  { refreshes: 'everything' },
);

/** Takes the second factor off for who lost it, with a reason. */
export const useResetSecondFactor = createMutationHook(
  resetSecondFactor,
  (userId: string) => (reason: string) => ({ params: { userId }, body: { reason } }),
  { refreshes: 'everything' },
);
