import { z } from 'zod';

import { wireMobile } from '../people/wire-person.ts';

/** The payers' contact and the address for cheques (SPEC §3). */
export const treasurer = z.object({
  fullName: z.string(),
  email: z.string(),
  mobile: wireMobile,
  treasurerAddress: z.object({ line1: z.string(), line2: z.string(), line3: z.string() }),
});
export type Treasurer = z.output<typeof treasurer>;
