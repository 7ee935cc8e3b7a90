/** Roles of staff; a member can have any set of them (DECISIONS §2). */
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
