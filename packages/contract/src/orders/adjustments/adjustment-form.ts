import { z } from 'zod';

import { typedWholeOrNothing } from '../../fields/typed-number.ts';
import { adjustment } from './adjustment.ts';

/** What staff choose: a comp, a scholarship, or a correction down or up. */
export const adjustmentChoices = ['COMP', 'SCHOLARSHIP', 'LESS', 'MORE'] as const;

/** A change of the price as it is typed: the amount in digits, its direction chosen. */
export const adjustmentForm = z
  .object({
    kind: z.enum(adjustmentChoices),
    amount: typedWholeOrNothing('Please enter whole dollars'),
    fund: z.string(),
    reason: z.string(),
  })
  .transform(({ kind, amount, fund, reason }): z.input<typeof adjustment> => {
    if (kind === 'COMP') return { kind, reason };
    const dollars = amount ?? 0;
    if (kind === 'SCHOLARSHIP') return { kind, amount: dollars, fund, reason };
    return { kind: 'ADJUSTMENT', amount: kind === 'LESS' ? 0 - dollars : dollars, reason };
  })
  .pipe(adjustment);
export type AdjustmentFormInput = z.input<typeof adjustmentForm>;
