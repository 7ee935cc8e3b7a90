import { z } from 'zod';

import { staffRoles, type StaffRole } from '../roles.ts';

/** Which roles require a second factor by default: those with access to money or to everybody's data. */
const requiresByDefault: Readonly<Record<StaffRole, boolean>> = {
  TREASURER: true,
  REGISTRAR: true,
  ADMIN: true,
  EDITOR: false,
  HOSPITALITY: false,
  DESK: false,
  CARE: false,
  UNIT_OFFICER: false,
  VIEWER: false,
};

/** The roles that require a second factor until an administrator chooses others. */
export const defaultSecondFactorRoles: readonly StaffRole[] = (
  Object.keys(requiresByDefault) as StaffRole[]
).filter((role) => requiresByDefault[role]);

/** The roles that require a second factor, each once. */
export const secondFactorPolicy = z.object({
  roles: z.array(z.enum(staffRoles)).max(staffRoles.length),
});

export type SecondFactorPolicy = z.infer<typeof secondFactorPolicy>;
