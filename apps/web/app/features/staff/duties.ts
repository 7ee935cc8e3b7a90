import type { StaffRole } from '@sangamam/contract/accounts/roles';
import * as phrases from '#phrases/staff.ts';

/** True for somebody who holds one of `wanted`; `ADMIN` holds all. */
function holds(roles: readonly StaffRole[], ...wanted: readonly StaffRole[]): boolean {
  return roles.some((role) => role === 'ADMIN' || wanted.includes(role));
}

/** May open the list of registrations. */
export const seesRegistrations = (roles: readonly StaffRole[]) =>
  holds(roles, 'REGISTRAR', 'TREASURER', 'VIEWER');

/** May decide about registrations, write about them, and change them on behalf of a family. */
export const decidesRegistrations = (roles: readonly StaffRole[]) => holds(roles, 'REGISTRAR');

/** May see amounts (DECISIONS §2: viewers see none). */
export const seesMoney = (roles: readonly StaffRole[]) => holds(roles, 'REGISTRAR', 'TREASURER');

/** May open the treasurer's list. */
export const seesPayments = (roles: readonly StaffRole[]) => holds(roles, 'TREASURER');

/** May look registrants up, shut them out and merge their accounts. */
export const seesPeople = (roles: readonly StaffRole[]) => holds(roles, 'REGISTRAR');

/** May invite staff and give duties. */
export const seesStaff = (roles: readonly StaffRole[]) => holds(roles);

/** Works in the back office, whatever the duty. */
export const isStaff = (roles: readonly StaffRole[]) => roles.length > 0;

/** May set conventions up, and keep the lists and settings of the site. */
export const seesSetUp = (roles: readonly StaffRole[]) => holds(roles);

/** Looks after the installation itself. */
export const seesNotices = (roles: readonly StaffRole[]) => holds(roles);

/** May read every mail. */
export const seesOutbox = (roles: readonly StaffRole[]) => holds(roles);

/** May read and answer what comes by the contact form. */
export const seesMessages = (roles: readonly StaffRole[]) => holds(roles, 'EDITOR', 'REGISTRAR');

/** May write the pages of the site and keep its media library. */
export const seesPages = (roles: readonly StaffRole[]) => holds(roles, 'EDITOR');

/** What people read for a duty. */
export const roleNames: Readonly<Record<StaffRole, string>> = {
  ADMIN: phrases.administrator,
  REGISTRAR: phrases.registrar,
  TREASURER: phrases.treasurer,
  EDITOR: phrases.editor,
  HOSPITALITY: phrases.hospitality,
  DESK: phrases.arrivalDesk,
  VIEWER: phrases.viewer,
};

/** What each duty is for, in a sentence. */
export const roleWords: Readonly<Record<StaffRole, string>> = {
  ADMIN: phrases.mayDoEverythingAlsoGiveDuties,
  REGISTRAR: phrases.approvesPeopleAndRegistrations,
  TREASURER: phrases.looksAfterTheMoney,
  EDITOR: phrases.writesThePagesAndAnswersMessages,
  HOSPITALITY: phrases.looksAfterHotelAndTransport,
  DESK: phrases.receivesFamiliesAtTheArrivalDesk,
  VIEWER: phrases.mayLookWithoutMoneyAndMinors,
};
