/** A clock that tests can turn. It runs on by itself until it is turned, and from there on. */
export interface TestClock {
  now: () => Date;
  advance(by: { days?: number; hours?: number; minutes?: number }): void;
}

export function createTestClock(): TestClock {
  let ahead = 0;
  return {
    now: () => new Date(Date.now() + ahead),
    advance: ({ days = 0, hours = 0, minutes = 0 }) => {
      ahead += ((days * 24 + hours) * 60 + minutes) * 60_000;
    },
  };
}
