import { z } from 'zod';

import { currencies } from '../../orders/pricing/currency-for.ts';
import { bankDirections } from './bank-line.ts';

/** A line of a bank statement as answers carry it. */
export const bankLine = z.object({
  date: z.string(),
  /** Cents, never negative. */
  cents: z.int(),
  currency: z.enum(currencies),
  direction: z.enum(bankDirections),
  payer: z.string(),
  memo: z.string(),
  reference: z.string(),
  raw: z.string(),
});
