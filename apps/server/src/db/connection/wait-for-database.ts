import { setTimeout as pause } from 'node:timers/promises';

import { isDatabaseUnavailable } from './database-unavailable.ts';

/** How long a start waits for its database, in milliseconds: after a reboot of the machine it may come up later. */
const patienceMs = 60_000;

const pauseMs = 1_000;

/** Lasts as long as a start may wait for its database, over all of its steps. */
export interface DatabaseWait {
  /**
   * Runs a step that can be repeated, and repeats it while the database is unavailable.
   *
   * @throws Error the step's own error at once, and the database's once the time is over
   */
  during<Result>(step: () => Promise<Result>): Promise<Result>;
}

/** Starts the time that a start may wait. The first wait is reported to `onWait`, with its reason. */
export function waitForDatabase(onWait: (reason: unknown) => void, ms = patienceMs): DatabaseWait {
  const until = performance.now() + ms;
  let hasWaited = false;
  return {
    async during(step) {
      for (;;) {
        try {
          return await step();
        } catch (error) {
          if (!isDatabaseUnavailable(error) || performance.now() > until) throw error;
          if (!hasWaited) onWait(error);
          hasWaited = true;
          await pause(pauseMs);
        }
      }
    },
  };
}
