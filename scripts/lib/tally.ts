/** How many units passed and failed: tests, or checks. */
export interface Tally {
  passed: number;
  failed: number;
}

/** The sum over all runners. */
export function sumOf(tallies: Tally[]): Tally {
  return tallies.reduce(
    (sum, each) => ({ passed: sum.passed + each.passed, failed: sum.failed + each.failed }),
    { passed: 0, failed: 0 },
  );
}

/**
 * What a runner's report and its exit say together: one that broke off, or ran nothing at all, counts as a failure even
 * when none of its tests failed.
 */
export function tallyOf(reported: Tally | undefined, ok: boolean): Tally {
  const tally = reported ?? { passed: 0, failed: 0 };
  const silent = tally.passed + tally.failed === 0;
  return tally.failed === 0 && (!ok || silent) ? { ...tally, failed: 1 } : tally;
}

/** The line that ends a run. */
export function tallyLine({ passed, failed }: Tally): string {
  return `${passed} passed, ${failed} failed`;
}
