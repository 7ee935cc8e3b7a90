/** A clock that tests can set. It runs normally until it is set, and continues from there. */
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
