/** A figure that was measured several times: its median, minimum and maximum. */
export interface Spread {
  median: number;
  low: number;
  high: number;
}

/** A minimum or maximum for a figure. */
export type Target = { atLeast: number } | { atMost: number };

/**
 * The median; for an even number of values the upper of the two in the middle.
 *
 * @throws RangeError for no values or for one that is not a finite number: a failed measurement is not a figure
 */
export function median(values: readonly number[]): number {
  const middle = values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
  if (middle === undefined || !values.every(Number.isFinite))
    throw new RangeError('A figure could not be taken');
  return middle;
}

export function spreadOf(values: readonly number[]): Spread {
  return { median: median(values), low: Math.min(...values), high: Math.max(...values) };
}

/**
 * How much a figure that needs all rounds together, such as a 99th percentile, depends on single rounds: the median is
 * `figure` of everything, the spread is that of `figure` with each round left out once.
 */
export function spreadOfRounds<Round>(
  rounds: readonly Round[],
  figure: (rounds: readonly Round[]) => number,
): Spread {
  // With a single round there is nothing to leave out.
  const leftOut =
    rounds.length < 2 ? [] : rounds.map((_, at) => figure(rounds.filter((_, other) => other !== at)));
  const all = figure(rounds);
  return { median: all, low: Math.min(all, ...leftOut), high: Math.max(all, ...leftOut) };
}

/**
 * Formats a ratio: `0.61 (0.58 to 0.66)`. Where the spread covers the target, the rounds do not show whether it is met,
 * so no single figure is printed.
 */
export function printRatio({ median, low, high }: Spread, target?: Target): string {
  const range = `${low.toFixed(2)} to ${high.toFixed(2)}`;
  if (target === undefined) return `${median.toFixed(2)} (${range})`;
  const limit = 'atLeast' in target ? target.atLeast : target.atMost;
  if (low < limit && limit < high) return `undecided: ${range}`;
  const isMet = 'atLeast' in target ? median >= limit : median <= limit;
  return `${median.toFixed(2)} (${range}) ${isMet ? '✓' : '✗'}`;
}
