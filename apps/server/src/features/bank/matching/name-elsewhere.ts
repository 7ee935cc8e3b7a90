import type { Ranked } from './line-match.ts';
import { wholeAmounts } from './score-amount.ts';

/** A name to the letter, one that is nearly all there, and one that says something of a family. */
const sameName = 0.99;
const fullName = 0.75;
const someName = 0.5;

/**
 * The payer's name as another family has it, which owes just this amount, while little of the name is in the family of
 * the best candidate: somebody copied a number from a friend's message. No number is more certain than that.
 */
export function nameElsewhere(best: Ranked, others: readonly Ranked[]): string | undefined {
  const own = best.evidence.name?.strength ?? 0;
  const rival = others.find(
    ({ evidence, fit }) =>
      evidence.name !== undefined &&
      evidence.name.strength >= fullName &&
      (own < someName ||
        own <= evidence.name.strength - 0.25 ||
        (own < sameName && evidence.name.strength >= sameName)) &&
      wholeAmounts.has(fit.kind),
  );
  return rival?.evidence.name?.name;
}
