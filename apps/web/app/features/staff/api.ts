import {
  inviteStaff,
  resendInvitation,
  resetSecondFactor,
  setStaffRoles,
  suspendStaff,
  unsuspendStaff,
  type StaffInvitation,
  type WantedRole,
  getStaffMember,
  listStaff,
} from '@sangamam/contract/staff/members/staff-admin-endpoints';
import { staffRoles } from '@sangamam/contract/accounts/roles';
import { getStaffSelf } from '@sangamam/contract/accounts/account-endpoints';
import type { EndpointData } from '@sangamam/contract/http/endpoint';
import { listNotices, settleFailedJobs } from '@sangamam/contract/notices/list/notice-admin-endpoints';

import { createMutationHook, createQueryHook } from '#web/lib/query/endpoint-hooks.ts';
import { readSession } from '#web/lib/session/session.ts';

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

/** The signed-in staff member with roles. */
type StaffSelf = EndpointData<typeof getStaffSelf>;

/** The storage key; the script of `outline-heading.tsx` reads it too. */
export const keptSelfKey = 'sangamam.staff-self';

/**
 * Who the server last said is signed in, so that menu, headings and lists need not wait for it again. It is a guess: the
 * server decides what its answers have. Undefined for another account's, and on a device that has not asked yet.
 */
function keptSelf(): StaffSelf | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(keptSelfKey) ?? 'null') as StaffSelf | null;
    if (!kept || kept.id !== readSession()?.userId) return undefined;
    // Roles of an older version of the site are none of this one.
    return { ...kept, roles: staffRoles.filter((role) => kept.roles.includes(role)) };
  } catch {
    return undefined;
  }
}

/** Keeps it until the person signs out. Somebody whose area is closed until a second factor is set up is asked about each time. */
export function keepSelf(self: StaffSelf): void {
  try {
    if (self.needsSecondFactor) localStorage.removeItem(keptSelfKey);
    else localStorage.setItem(keptSelfKey, JSON.stringify(self));
  } catch {
    // Blocked or full: the next page asks first.
  }
}

const noticesGroup = 'notices';

/** What administrators should know about the installation. */
export const useNotices = createQueryHook(listNotices, () => ({}), { group: noticesGroup });

/** Tries the jobs that were given up again, or discards them. */
export const useSettleFailedJobs = createMutationHook(
  settleFailedJobs,
  () => (action: 'RETRY' | 'DISCARD') => ({ body: { action } }),
  { refreshes: [noticesGroup] },
);

/** All staff. */
export const useStaffList = createQueryHook(listStaff, () => ({}));

/** One staff member with the history of the account. */
export const useStaffMember = createQueryHook(getStaffMember, (userId: string) => ({ params: { userId } }));

/**
 * The signed-in staff member with roles, at first as they were the last time: `isPlaceholderData` until the server has
 * answered. No decision changes it, so it is not refetched with everything.
 */
export const useStaffSelf = createQueryHook(getStaffSelf, () => ({}), {
  staleTime: 60_000,
  ignoresMutations: true,
  placeholderData: () => keptSelf(),
});
