/** A figure taken several times: its median, and the least and the greatest of all. */
export interface Spread {
  median: number;
  low: number;
  high: number;
}

/** A figure that is to be reached, or not to be passed. */
export type Target = { atLeast: number } | { atMost: number };

/**
 * The middle one; of an even number the upper of the two.
 *
 * @throws RangeError for no values or for one that is no number: a figure that could not be taken is no figure
 */
export function median(values: readonly number[]): number {
  const middle = values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
  if (middle === undefined || values.some(Number.isNaN)) throw new RangeError('A figure could not be taken');
  return middle;
}

export function spreadOf(values: readonly number[]): Spread {
  return { median: median(values), low: Math.min(...values), high: Math.max(...values) };
}

/**
 * How much a figure that needs all rounds together, such as a 99th percentile, depends on single rounds: `figure` of
 * everything is the median, and the spread is that of the same figure with each round left out once.
 */
export function spreadOfRounds<Round>(
  rounds: readonly Round[],
  figure: (rounds: readonly Round[]) => number,
): Spread {
  // Of a single round, nothing is left to leave out.
  const leftOut =
    rounds.length < 2 ? [] : rounds.map((_, at) => figure(rounds.filter((_, other) => other !== at)));
  const all = figure(rounds);
  return { median: all, low: Math.min(all, ...leftOut), high: Math.max(all, ...leftOut) };
}

/**
 * A ratio as it is printed: `0.61 (0.58 to 0.66)`. Where the spread covers the target, the rounds have not decided
 * whether it is met, so no single figure is printed.
 */
export function printRatio({ median, low, high }: Spread, target?: Target): string {
  const range = `${low.toFixed(2)} to ${high.toFixed(2)}`;
  if (target === undefined) return `${median.toFixed(2)} (${range})`;
  const limit = 'atLeast' in target ? target.atLeast : target.atMost;
  if (low < limit && limit < high) return `undecided: ${range}`;
  const isMet = 'atLeast' in target ? median >= limit : median <= limit;
  return `${median.toFixed(2)} (${range}) ${isMet ? '✓' : '✗'}`;
}
