import { z } from 'zod';

import { discountRefusals } from './discount-refusal.ts';

/** The discount code of an order that is not sent yet. Without a `problem` the lines of the order show what it gives. */
export const orderDiscount = z.object({
  code: z.string(),
  title: z.string(),
  /** Why it gives nothing as things are. */
  problem: z.object({ code: z.enum(discountRefusals), message: z.string() }).nullable(),
});
export type OrderDiscount = z.output<typeof orderDiscount>;
