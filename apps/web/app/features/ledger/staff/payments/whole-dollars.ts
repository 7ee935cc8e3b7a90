import { z } from 'zod';

import * as phrases from '#phrases/ledger/staff/payments.ts';

/** What a person types as an amount, as a number of whole dollars. */
export const wholeDollars = z
  .string()
  .trim()
  .regex(/^\d{1,7}$/u, phrases.pleaseEnterWholeDollars)
  .transform(Number);
