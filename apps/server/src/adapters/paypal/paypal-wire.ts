import { z } from 'zod';

/** Parts of PayPal's answers that are read. What else they have is dropped, and new values of lists are no error. */

/** An amount as PayPal writes it: `"1450.00"`. */
const money = z.object({ currency_code: z.string(), value: z.string().regex(/^\d{1,9}(?:\.\d{1,2})?$/u) });
export type PaypalMoney = z.output<typeof money>;

const capture = z.object({ id: z.string().min(1), status: z.string(), amount: money });
export type PaypalCapture = z.output<typeof capture>;

const links = z.array(z.object({ href: z.string(), rel: z.string() })).default([]);

export const paypalRefund = z.object({
  id: z.string().min(1),
  status: z.string(),
  amount: money.optional(),
  custom_id: z.string().optional(),
  links,
});
export type PaypalRefund = z.output<typeof paypalRefund>;

export const paypalOrder = z.object({
  id: z.string().min(1),
  status: z.string(),
  links,
  purchase_units: z
    .array(
      z.object({
        custom_id: z.string().optional(),
        payments: z
          .object({ captures: z.array(capture).default([]), refunds: z.array(paypalRefund).default([]) })
          .default({ captures: [], refunds: [] }),
      }),
    )
    .default([]),
});
export type PaypalOrder = z.output<typeof paypalOrder>;

export const paypalToken = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() });

export const paypalError = z.object({
  name: z.string().default('UNKNOWN'),
  debug_id: z.string().default('none'),
  details: z.array(z.object({ issue: z.string() })).default([]),
});

export const webhookVerdict = z.object({ verification_status: z.string() });
