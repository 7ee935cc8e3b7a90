import type { Comparison } from '../report/compare.ts';

/**
 * By route, at most the least of five rounds of `npm run bench` on two quiet processors, but for one slow round of participants, and at most 0.7;
 * docs/performance.md has their medians. A change that makes a route quicker raises its figure here.
 */
const least: Readonly<Record<string, number>> = {
  'read: participants': 0.65,
  'read: review': 0.54,
  'write: edit participant': 0.65,
  'submit for approval': 0.65,
  'approve a payment': 0.7,
  'check in at the desk': 0.7,
};

/** @throws Error for a route without a recorded ratio */
export function recordedLeast(name: string): number {
  const ratio = least[name];
  if (ratio === undefined) throw new Error(`No ratio is recorded for "${name}"`);
  return ratio;
}

/** Whether all rounds lie below all that were recorded: more than their spread explains. */
export function hasFallen({ name, ratio }: Pick<Comparison, 'name' | 'ratio'>): boolean {
  return ratio.high < recordedLeast(name);
}
