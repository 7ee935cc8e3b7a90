/**
 * Roles of staff; a member can have any set of them (DECISIONS §2). A new staff role starts here and in `staff/abilities.ts`; the
 * type check finds the tables that lack its name, its purpose and its pages, and the authorisation matrix of the tests what it may.
 */
export const staffRoles = [
  'ADMIN',
  'REGISTRAR',
  'TREASURER',
  'EDITOR',
  'HOSPITALITY',
  'DESK',
  'CARE',
  'UNIT_OFFICER',
  'VIEWER',
] as const;

/** `ADMIN` may do everything; the others do what their name says. */
export type StaffRole = (typeof staffRoles)[number];

/** The `type` in the sign-in answer. */
export const accountTypes = ['REGISTRANT', 'STAFF'] as const;
export type AccountType = (typeof accountTypes)[number];
