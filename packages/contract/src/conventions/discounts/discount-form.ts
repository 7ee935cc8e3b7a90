import { z } from 'zod';

import { typedWholeOrNothing } from '../../fields/typed-number.ts';
import { discountScopes } from '../../orders/pricing/discount-line.ts';
import { discountBatchDraft, discountDraft } from './discount-draft.ts';

const day = z.string().transform((typed) => (typed === '' ? null : typed));
const dollars = typedWholeOrNothing('Please enter whole dollars');
const number = typedWholeOrNothing('Please enter a number');

const draft = z.discriminatedUnion('as', [
  discountDraft.safeExtend({ as: z.literal('CODE') }),
  discountBatchDraft.safeExtend({ as: z.literal('BATCH') }),
]);

/**
 * A discount as the organiser types it: one code, or a batch of single-use codes. Numbers in digits; an empty limit
 * means no limit.
 */
export const discountForm = z
  .object({
    as: z.enum(['CODE', 'BATCH']),
    code: z.string(),
    prefix: z.string(),
    count: number,
    title: z.string(),
    percent: number,
    amount: dollars,
    cadAmount: dollars,
    scope: z.enum(discountScopes),
    packages: z.array(z.object({ id: z.string(), name: z.string(), chosen: z.boolean() })),
    validFrom: day,
    validUntil: day,
    maxUses: number,
    maxUsesPerFamily: number,
    budget: dollars,
    cadBudget: dollars,
    active: z.boolean(),
  })
  .transform(({ as, code, prefix, count, maxUses, packages, ...rule }): z.input<typeof draft> => {
    const packageIds = packages.filter(({ chosen }) => chosen).map(({ id }) => id);
    return as === 'CODE'
      ? { ...rule, as, packageIds, code, maxUses }
      : { ...rule, as, packageIds, prefix, count: count ?? 0 };
  })
  .pipe(draft);
export type DiscountFormInput = z.input<typeof discountForm>;
export type DiscountFormOutput = z.output<typeof discountForm>;
