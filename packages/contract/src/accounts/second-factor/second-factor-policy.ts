import { z } from 'zod';

import { staffRoles, type StaffRole } from '../roles.ts';

/** Roles that require a second factor by default: those with access to money or to everybody's data. */
export const defaultSecondFactorRoles: readonly StaffRole[] = ['TREASURER', 'REGISTRAR', 'ADMIN'];

/** The roles that require a second factor, each once. */
export const secondFactorPolicy = z.object({
  roles: z.array(z.enum(staffRoles)).max(staffRoles.length),
});

export type SecondFactorPolicy = z.infer<typeof secondFactorPolicy>;
