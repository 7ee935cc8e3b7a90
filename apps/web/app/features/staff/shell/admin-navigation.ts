import type { StaffRole } from '@sangamam/contract/accounts/roles';

import * as phrases from '#phrases/staff/shell.ts';
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
  { to: paths.admin.home, label: phrases.overview, icon: 'home', allows: isStaff },
  { to: paths.admin.registrations, label: phrases.registrations, icon: 'list', allows: seesRegistrations },
  { to: paths.admin.payments, label: phrases.payments, icon: 'wallet', allows: seesPayments },
  { to: paths.admin.people, label: phrases.people, icon: 'people', allows: seesPeople },
  { to: paths.admin.messages, label: phrases.messages, icon: 'inbox', allows: seesMessages },
  { to: paths.admin.pages, label: phrases.pages, icon: 'page', allows: seesPages },
  { to: paths.admin.media, label: phrases.media, icon: 'picture', allows: seesPages },
  { to: paths.admin.conventions, label: phrases.conventions, icon: 'calendar', allows: seesSetUp },
  { to: paths.admin.settings, label: phrases.settings, icon: 'settings', allows: seesSetUp },
  { to: paths.admin.outbox, label: phrases.outbox, icon: 'mail', allows: seesOutbox },
  { to: paths.admin.staff, label: phrases.staff, icon: 'badge', allows: seesStaff },
  { to: paths.admin.security, label: phrases.myAccess, icon: 'key', allows: isStaff },
];

/**
 * The places that somebody with `roles` may open. While the back office `isClosed` to them because a role requires a
 * second factor, that is the page that sets one up.
 */
export function placesFor(roles: readonly StaffRole[], { isClosed = false } = {}): AdminPlace[] {
  return places.filter(({ to, allows }) => allows(roles) && (!isClosed || to === paths.admin.security));
}
