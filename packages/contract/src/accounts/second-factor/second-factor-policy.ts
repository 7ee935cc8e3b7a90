import { z } from 'zod';

import { staffRoles, type StaffRole } from '../roles.ts';

/**
 * REQUIRED by default for roles with access to money or to everybody's data; ADVISED for those that see lists of families, what
 * people need care for, or who can get in. Editors reach what is public anyway.
 */
const byRole: Readonly<Record<StaffRole, 'REQUIRED' | 'ADVISED' | 'NEITHER'>> = {
  TREASURER: 'REQUIRED',
  REGISTRAR: 'REQUIRED',
  ADMIN: 'REQUIRED',
  EDITOR: 'NEITHER',
  HOSPITALITY: 'ADVISED',
  DESK: 'ADVISED',
  CARE: 'ADVISED',
  UNIT_OFFICER: 'ADVISED',
  VIEWER: 'ADVISED',
};

/** The roles that require a second factor until an administrator chooses others. */
export const defaultSecondFactorRoles: readonly StaffRole[] = staffRoles.filter(
  (role) => byRole[role] === 'REQUIRED',
);

/** Whether a second factor is advised to somebody with these roles, even where none is required. */
export const isSecondFactorAdvised = (roles: readonly StaffRole[]): boolean =>
  roles.some((role) => byRole[role] !== 'NEITHER');

/** The roles that require a second factor, each once. */
export const secondFactorPolicy = z.object({
  roles: z.array(z.enum(staffRoles)).max(staffRoles.length),
});

export type SecondFactorPolicy = z.infer<typeof secondFactorPolicy>;
