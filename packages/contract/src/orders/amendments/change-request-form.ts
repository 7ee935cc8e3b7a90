import { z } from 'zod';

import { typedWholeOrNothing } from '../../fields/typed-number.ts';
import { reasonToFamily } from '../adjustments/reason-to-family.ts';

/** The decision about a requested change as staff fill it in. */
export const changeRequestForm = z.object({
  /** Whether each part of the request, in the order in which it is shown, is carried out. */
  chosen: z.array(z.boolean()),
  /** True where the family does not pay the difference. */
  waive: z.boolean(),
  /** Kept of what the change gives back, whole dollars. */
  keptFee: typedWholeOrNothing('Please enter whole dollars'),
  reason: reasonToFamily,
});
export type ChangeRequestFormInput = z.input<typeof changeRequestForm>;
