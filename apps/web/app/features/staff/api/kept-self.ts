import { staffRoles } from '@sangamam/contract/accounts/roles';
import type { getStaffSelf } from '@sangamam/contract/accounts/account-endpoints';
import type { EndpointData } from '@sangamam/contract/http/endpoint';

import { readSession } from '#web/lib/session/session.ts';

/** The signed-in staff member with roles. */
export type StaffSelf = EndpointData<typeof getStaffSelf>;

/** The storage key; the script of `outline-heading.tsx` reads it too. */
export const keptSelfKey = 'sangamam.staff-self';

/**
 * Who the server last said is signed in, so that menu, headings and lists need not wait for it again. It is a guess: the
 * server decides what its answers have. Undefined for another account's, and on a device that has not asked yet.
 */
export function keptSelf(): StaffSelf | undefined {
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
