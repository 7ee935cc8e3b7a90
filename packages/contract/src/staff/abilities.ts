import type { StaffRole } from '../accounts/roles.ts';

/**
 * What staff may do, and which roles may do it (DECISIONS §2). `ADMIN` may do everything and is not listed. Who may call
 * an endpoint, what the server leaves out of an answer and what the menus offer are all read from here.
 */
export const abilities = {
  /** Open the admin area, with any role. */
  'enter-admin': ['REGISTRAR', 'TREASURER', 'EDITOR', 'HOSPITALITY', 'DESK', 'VIEWER'],
  'see-registrations': ['REGISTRAR', 'TREASURER', 'VIEWER'],
  /** Decide registrations, write about them, and change them on behalf of a family. */
  'decide-registrations': ['REGISTRAR'],
  /** Amounts, and why a payment was decided. */
  'see-money': ['REGISTRAR', 'TREASURER'],
  /** Dates of birth of minors, and what staff wrote about a family. */
  'see-minors': ['REGISTRAR'],
  'manage-payments': ['TREASURER'],
  /** Look registrants up, correct and suspend them, merge their accounts. */
  'manage-people': ['REGISTRAR'],
  'answer-messages': ['EDITOR', 'REGISTRAR'],
  /** Pages and the media library. */
  'edit-content': ['EDITOR'],
  /** Conventions with their packages and add-ons. */
  'configure-conventions': [],
  /** Local units, parishes, airports and the settings of the site. */
  'manage-settings': [],
  'read-outbox': [],
  'manage-staff': [],
  /** What is wrong with the installation. */
  'see-notices': [],
} as const satisfies Readonly<Record<string, readonly StaffRole[]>>;

export type Ability = keyof typeof abilities;

/** The roles that have an ability, `ADMIN` first. */
export function rolesWith(ability: Ability): readonly StaffRole[] {
  return ['ADMIN', ...abilities[ability]];
}

/** Whether somebody who holds `roles` has an ability. */
export function hasAbility(roles: readonly StaffRole[], ability: Ability): boolean {
  const enough = rolesWith(ability);
  return roles.some((role) => enough.includes(role));
}
