import { addressOfModule, isMissingModule } from './missing-module.ts';

/** Milliseconds before each further attempt, and the longest that a server may ask for. */
const pauses = [1_000, 2_000, 4_000];
const longestPauseMs = 10_000;

/**
 * Imports a part of the site, and tries again for some seconds when a script cannot be fetched. The build calls this for
 * every import that runs later than its page (`retry-imports.ts`).
 *
 * @throws the browser's error after the last attempt
 */
export async function importWithRetry<Module>(
  load: () => Promise<Module>,
  wait: (ms: number) => Promise<void> = pause,
): Promise<Module> {
  for (const pauseMs of pauses) {
    try {
      return await load();
    } catch (error) {
      if (!isMissingModule(error)) throw error;
      await wait(Math.max(pauseMs, await askedPauseMs(error)));
    }
  }
  return load();
}

/** The server's `Retry-After` for the script, in milliseconds. */
async function askedPauseMs(error: Error): Promise<number> {
  const address = addressOfModule(error);
  if (address === undefined) return 0;
  try {
    const { headers } = await fetch(address);
    const seconds = Number(headers.get('retry-after'));
    return Number.isFinite(seconds) ? Math.min(seconds * 1000, longestPauseMs) : 0;
  } catch {
    return 0;
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}
