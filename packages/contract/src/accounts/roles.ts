/** Duties that staff can hold, any set of them at a time (DECISIONS §2). */
export const staffRoles = [
  'ADMIN',
  'REGISTRAR',
  'TREASURER',
  'EDITOR',
  'HOSPITALITY',
  'DESK',
  'VIEWER',
] as const;

/** `ADMIN` may do everything; the others do what their name says. */
export type StaffRole = (typeof staffRoles)[number];

/** The `type` in the login answer. */
export const accountTypes = ['REGISTRANT', 'STAFF'] as const;
export type AccountType = (typeof accountTypes)[number];
