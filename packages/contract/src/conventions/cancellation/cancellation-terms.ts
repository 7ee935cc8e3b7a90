import { z } from 'zod';

import type { Currency } from '../../orders/pricing/currency-for.ts';

const dollars = z.int('Please enter whole dollars').min(0, 'Please enter whole dollars').max(100_000);

/** Until `until` (`YYYY-MM-DD`, that day included) so many whole dollars are kept for each person who is cancelled. */
const cancellationStep = z.strictObject({
  until: z.iso.date('Invalid Format'),
  keptUsd: dollars,
  keptCad: dollars,
});

/**
 * What a convention keeps of the price when people cancel, by date in its time zone; after the last step nothing is given
 * back. No steps: no terms, staff decide each time.
 */
export const cancellationTerms = z
  .array(cancellationStep)
  .max(6, 'At most six dates')
  .superRefine((steps, context) => {
    for (const [index, step] of steps.entries()) {
      const before = steps[index - 1];
      const refuse = (field: string, message: string) =>
        context.addIssue({ code: 'custom', path: [index, field], message, input: step });
      if (!before) continue;
      if (step.until <= before.until) refuse('until', 'This date is not after the one before');
      if (step.keptUsd < before.keptUsd) refuse('keptUsd', 'Less than on the date before');
      if (step.keptCad < before.keptCad) refuse('keptCad', 'Less than on the date before');
    }
  });
export type CancellationTerms = z.output<typeof cancellationTerms>;

/** What is kept of a step, whole dollars for each person. */
export function keptForEach(step: CancellationTerms[number], currency: Currency): number {
  return currency === 'CAD' ? step.keptCad : step.keptUsd;
}

/** What the terms keep on a day. */
export interface KeptByTerms {
  /** Whole dollars of the currency, never more than would be given back. */
  fee: number;
  /** Last day of the step (`YYYY-MM-DD`); `null` after the last one, when everything is kept. */
  until: string | null;
}

/**
 * What the terms keep when so many people are cancelled on `day` (`YYYY-MM-DD` in the convention's time zone) and
 * `givenBack` whole dollars would come back without a fee. Undefined where there are no terms.
 */
export function keptByTerms(
  terms: CancellationTerms,
  day: string,
  { people, givenBack, currency }: { people: number; givenBack: number; currency: Currency },
): KeptByTerms | undefined {
  if (terms.length === 0) return undefined;
  const most = Math.max(0, givenBack);
  const step = terms.find(({ until }) => day <= until);
  if (!step) return { fee: most, until: null };
  return { fee: Math.min(most, keptForEach(step, currency) * people), until: step.until };
}
