let clock = () => new Date();

/**
 * Runs `work` with another clock for rules that depend on the date, such as those about ages: the server passes its
 * own, which tests and the demo move. `work` must be synchronous, as parsing is; outside of it the system clock counts.
 */
export function withClock<Result>(now: () => Date, work: () => Result): Result {
  const before = clock;
  clock = now;
  try {
    return work();
  } finally {
    clock = before;
  }
}

/** Today in UTC; precise enough for ages, where a few hours do not matter. */
export function todayUtc(): string {
  return clock().toISOString().slice(0, 10);
}
