import type { StaffRole } from '@sangamam/contract/accounts/roles';

import { paths } from '#web/config/paths.ts';
import type { IconName } from '#web/ui/primitives/icon/icon.tsx';
import {
  isStaff,
  seesMessages,
  seesOutbox,
  seesPages,
  seesPayments,
  seesPeople,
  seesRegistrations,
  seesSetUp,
  seesStaff,
} from '../duties.ts';

/** A place of the back office and who may go there. */
export interface AdminPlace {
  to: string;
  label: string;
  icon: IconName;
  allows: (roles: readonly StaffRole[]) => boolean;
}

const places: readonly AdminPlace[] = [
  { to: paths.admin.home, label: 'Overview', icon: 'home', allows: isStaff },
  { to: paths.admin.registrations, label: 'Registrations', icon: 'list', allows: seesRegistrations },
  { to: paths.admin.payments, label: 'Payments', icon: 'wallet', allows: seesPayments },
  { to: paths.admin.people, label: 'People', icon: 'people', allows: seesPeople },
  { to: paths.admin.messages, label: 'Messages', icon: 'inbox', allows: seesMessages },
  { to: paths.admin.pages, label: 'Pages', icon: 'page', allows: seesPages },
  { to: paths.admin.media, label: 'Media', icon: 'picture', allows: seesPages },
  { to: paths.admin.conventions, label: 'Conventions', icon: 'calendar', allows: seesSetUp },
  { to: paths.admin.settings, label: 'Settings', icon: 'settings', allows: seesSetUp },
  { to: paths.admin.outbox, label: 'Outbox', icon: 'mail', allows: seesOutbox },
  { to: paths.admin.staff, label: 'Staff', icon: 'badge', allows: seesStaff },
  { to: paths.admin.security, label: 'My access', icon: 'key', allows: isStaff },
];

/**
 * The places that somebody with `roles` may open. While the back office `isClosed` to them because a role requires a
 * second factor, that is the page that sets one up.
 */
export function placesFor(roles: readonly StaffRole[], { isClosed = false } = {}): AdminPlace[] {
  return places.filter(({ to, allows }) => allows(roles) && (!isClosed || to === paths.admin.security));
}
