import { setTimeout as pause } from 'node:timers/promises';

import { isDatabaseUnavailable } from './database-unavailable.ts';

/**
 * How long a step of a start waits for its database, in milliseconds from its first failure: after a reboot of the
 * machine the database may come up later.
 */
const patienceMs = 60_000;

const pauseMs = 1_000;

/** Repeats steps of a start whose database is unavailable. */
export interface DatabaseWait {
  /**
   * Runs a step that can be repeated, and repeats it while the database is unavailable. The time in which it worked does
   * not count: a demo that takes minutes on a busy machine is written again, too, when its connection is lost.
   *
   * @throws Error the step's own error at once, and the database's once the time is over
   */
  during<Result>(step: () => Promise<Result>): Promise<Result>;
}

/** The first wait of a start is reported to `onWait`, with its reason. */
export function waitForDatabase(onWait: (reason: unknown) => void, ms = patienceMs): DatabaseWait {
  let hasWaited = false;
  return {
    async during(step) {
      let until: number | undefined;
      for (;;) {
        try {
          return await step();
        } catch (error) {
          until ??= performance.now() + ms;
          if (!isDatabaseUnavailable(error) || performance.now() >= until) throw error;
          if (!hasWaited) onWait(error);
          hasWaited = true;
          await pause(pauseMs);
        }
      }
    },
  };
}
