import { z } from 'zod';

import { crossField } from '../../fields/cross-field.ts';
import { entityId } from '../../fields/entity-id.ts';
import { revision } from '../../fields/revision.ts';
import { requiredLine } from '../../fields/text.ts';
import { discountScopes } from '../../orders/pricing/discount-line.ts';
import { definedCode } from './typed-code.ts';

const dollars = z.int('Please enter whole dollars').min(0, 'Please enter whole dollars').max(100_000);
const budget = z.int('Please enter whole dollars').min(0, 'Please enter whole dollars').max(10_000_000);
const uses = z.int('Please enter a number').min(1, 'Please enter a number from 1').max(100_000);
const day = z.iso.date('Invalid Format');

/** Everything about a discount but its code, which the codes of a batch have in common. */
const rule = {
  title: requiredLine({
    required: 'This Field is mandatory',
    invalid: 'Please keep this under 80 characters',
    min: 1,
    max: 80,
  }),
  percent: z
    .int('Please enter a percentage from 1 to 100')
    .min(1, 'Please enter a percentage from 1 to 100')
    .max(100, 'Please enter a percentage from 1 to 100')
    .nullable(),
  /** Whole dollars off, instead of a percentage: both or none. */
  amount: dollars.nullable(),
  cadAmount: dollars.nullable(),
  scope: z.enum(discountScopes),
  /** The packages it is for; empty means all. */
  packageIds: z.array(entityId).max(50),
  /** `YYYY-MM-DD` in the convention's time zone, both days included. */
  validFrom: day.nullable(),
  validUntil: day.nullable(),
  maxUsesPerFamily: uses.nullable(),
  /** The most that each code may give in each currency, whole dollars. */
  budget: budget.nullable(),
  cadBudget: budget.nullable(),
  active: z.boolean(),
};

interface Rule {
  percent?: number | null | undefined;
  amount?: number | null | undefined;
  cadAmount?: number | null | undefined;
  validFrom?: string | null | undefined;
  validUntil?: string | null | undefined;
}

const isSet = (value: unknown) => typeof value === 'number';

function checkRule(
  { percent, amount, cadAmount, validFrom, validUntil }: Rule,
  refuse: (path: string[], message: string) => void,
): void {
  if (isSet(percent) === (isSet(amount) || isSet(cadAmount)))
    refuse(['percent'], 'Please enter a percentage or an amount');
  if (isSet(amount) !== isSet(cadAmount))
    refuse([isSet(amount) ? 'cadAmount' : 'amount'], 'Please enter both amounts');
  if (amount === 0 && cadAmount === 0) refuse(['amount'], 'Please enter an amount');
  if (validFrom && validUntil && validFrom > validUntil)
    refuse(['validUntil'], 'The last day is before the first');
}

/** A discount code as staff define it. */
export const discountDraft = z
  .strictObject({ code: definedCode, ...rule, maxUses: uses.nullable() })
  .check(crossField(checkRule));
export type DiscountDraft = z.output<typeof discountDraft>;

/** Codes with the same rule, each for one registration: the prefix and eight characters that are drawn. */
export const discountBatchDraft = z
  .strictObject({
    ...rule,
    prefix: z
      .string()
      .overwrite((typed) => typed.trim().toUpperCase())
      .regex(/^[0-9A-Z]{0,12}$/u, 'Up to 12 letters and digits'),
    count: z
      .int('Please enter a number')
      .min(1, 'Please enter a number from 1')
      .max(500, 'At most 500 at once'),
  })
  .check(crossField(checkRule));
export type DiscountBatchDraft = z.output<typeof discountBatchDraft>;

/** A discount code with what was used of it so far. */
export const discountCode = z.object({
  _id: z.string(),
  revision,
  ...discountDraft.shape,
  code: z.string(),
  /** The batch it was made with. */
  batch: z.string().nullable(),
  uses: z.int(),
  /** Given so far, whole dollars. */
  spent: z.int(),
  cadSpent: z.int(),
});
export type DiscountCode = z.output<typeof discountCode>;
