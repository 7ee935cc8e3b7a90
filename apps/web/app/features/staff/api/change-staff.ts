import {
  inviteStaff,
  resendInvitation,
  resetSecondFactor,
  setStaffRoles,
  suspendStaff,
  unsuspendStaff,
  type StaffInvitation,
  type WantedRole,
} from '@sangamam/contract/staff/members/staff-admin-endpoints';

import { createMutationHook } from '#web/lib/query/endpoint-hooks.ts';

/** Emails an invitation to somebody new. */
export const useInviteStaff = createMutationHook(inviteStaff, () => (body: StaffInvitation) => ({ body }), {
  refreshes: 'everything',
});

/** Emails the invitation again. */
export const useResendInvitation = createMutationHook(
  resendInvitation,
  (userId: string) => () => ({ params: { userId } }),
  { refreshes: 'everything' },
);

/** Sets exactly these roles, based on `revision`; without any, access ends. */
export const useSetStaffRoles = createMutationHook(
  setStaffRoles,
  (userId: string) =>
    ({ roles, revision }: { roles: WantedRole[]; revision: number }) => ({
      params: { userId },
      body: { roles: roles.length === 0 ? [] : roles, revision },
    }),
  { refreshes: 'everything' },
);

/** Suspends somebody, with a reason. */
export const useSuspendStaff = createMutationHook(
  suspendStaff,
  (userId: string) => (reason: string) => ({ params: { userId }, body: { reason } }),
  { refreshes: 'everything' },
);

/** Lifts the suspension. */
export const useUnsuspendStaff = createMutationHook(
  unsuspendStaff,
  (userId: string) => () => ({ params: { userId } }),
  { refreshes: 'everything' },
);

/** Turns off the second factor for somebody who has lost it, with a reason. */
export const useResetSecondFactor = createMutationHook(
  resetSecondFactor,
  (userId: string) => (reason: string) => ({ params: { userId }, body: { reason } }),
  { refreshes: 'everything' },
);
