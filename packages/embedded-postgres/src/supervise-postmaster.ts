import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { startPostmaster, type Postmaster, type PostmasterOptions } from './postmaster.ts';
import { stopOrphan } from './shut-down.ts';

/** A server that is restarted whenever it ends without `stop`. */
export interface Supervised {
  stop(): Promise<void>;
}

/** Starts the server, then supervises it. Each unexpected restart is reported to `onRestart`. */
export async function supervisePostmaster(
  options: PostmasterOptions,
  onRestart: (reason: Error) => void,
): Promise<Supervised> {
  let stopping = false;
  let current = await startPatiently(options, () => stopping);

  const watch = async (): Promise<void> => {
    for (;;) {
      await current.ended;
      if (stopping) return;
      onRestart(new Error('The embedded PostgreSQL ended unexpectedly and is being started again'));
      current = await startPatiently(options, () => stopping);
    }
  };
  const watching = watch().catch((error: unknown) => {
    if (!stopping)
      onRestart(new Error('The embedded PostgreSQL could not be started again', { cause: error }));
  });

  return {
    stop: async () => {
      stopping = true;
      await current.stop();
      await watching;
    },
  };
}

/**
 * Starts the server and retries a few times: the child processes of a killed server need a moment to notice, and
 * another program may take the port first.
 */
async function startPatiently(options: PostmasterOptions, givenUp: () => boolean): Promise<Postmaster> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await startPostmaster(options);
    } catch (error) {
      if (attempt === 6 || givenUp()) throw error;
      await wait(100 * 2 ** attempt);
      await stopOrphan(path.join(options.directory, 'cluster'));
    }
  }
}
