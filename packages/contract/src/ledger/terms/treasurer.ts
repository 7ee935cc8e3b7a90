import { z } from 'zod';

import { wireMobile } from '../../people/wire-person.ts';

/** The payers' contact, account and address for checks in one currency (SPEC §3). */
export const treasurer = z.object({
  fullName: z.string(),
  /** Name of the account: whom checks are made out to, and what a bank shows for the Zelle address. */
  payableTo: z.string(),
  email: z.string(),
  mobile: wireMobile,
  treasurerAddress: z.object({ line1: z.string(), line2: z.string(), line3: z.string() }),
});
export type Treasurer = z.output<typeof treasurer>;
