import { z } from 'zod';

import { forEachMethod } from '../../ledger/terms/payment-methods.ts';

const percent = z.number().min(0).max(30);

/** Public settings of the site. Fees are percents per payment type and may have decimals. */
export const siteSettings = z.object({
  convenienceFee: z.object(forEachMethod(() => percent)),
  organisationName: z.string(),
  supportEmail: z.string(),
  /** As people read it, such as `+1 407 555 0100`; empty where nobody answers calls. */
  supportPhone: z.string(),
  /** When somebody answers, such as `Monday to Friday, 9 AM to 8 PM Eastern`; empty where it is not said. */
  supportHours: z.string(),
  links: z.object({
    mainSite: z.object({ label: z.string(), url: z.string() }),
    sisterSite: z.object({ label: z.string(), url: z.string() }),
    videoChannel: z.string(),
    socialPage: z.string(),
  }),
  /** Version of the terms in force; stored with each sign-up and submission. */
  termsVersion: z.string(),
});
export type SiteSettings = z.output<typeof siteSettings>;
