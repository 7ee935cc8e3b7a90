import { z } from 'zod';

import { label } from '../labels/labels.ts';
import { recordCare } from './care.ts';

/** How staff look after a registration; families see nothing of it. */
export const registrationCare = recordCare.extend({
  /** By name. */
  labels: z.array(label),
});
export type RegistrationCare = z.output<typeof registrationCare>;
