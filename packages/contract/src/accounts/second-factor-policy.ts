import { z } from 'zod';

import { staffRoles, type StaffRole } from './roles.ts';

/** Duties that ask for a second factor until an administrator says otherwise: others' money and everybody's data. */
export const defaultSecondFactorRoles: readonly StaffRole[] = ['TREASURER', 'REGISTRAR', 'ADMIN'];

/** The duties that ask for a second factor, each once. */
export const secondFactorPolicy = z.object({
  roles: z.array(z.enum(staffRoles)).max(staffRoles.length),
});

export type SecondFactorPolicy = z.infer<typeof secondFactorPolicy>;
