import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';

import { freePort } from '@sangamam/embedded-postgres/free-port';

/** Long enough for a build and the demo on a busy machine. */
const startWithinMs = 10 * 60_000;

/** A site that `npm start` started. */
export interface StartedSite {
  origin: string;
  stop(): Promise<void>;
}

/**
 * Runs `npm start` with the demo on a free port, and waits until it is ready. The version is that of `folder`: this one, where
 * it is left out.
 *
 * @throws Error when it ends, or is not ready within ten minutes
 */
export async function startWithNpm(
  environment: Record<string, string>,
  folder = path.resolve(import.meta.dirname, '../..'),
): Promise<StartedSite> {
  const port = await freePort();
  const site = spawn('npm', ['start'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, LOG_LEVEL: 'error', PORT: String(port), ...environment },
  });
  const stop = async () => {
    if (site.exitCode !== null) return;
    const ended = once(site, 'exit');
    site.kill('SIGTERM');
    await ended;
  };
  const origin = `http://127.0.0.1:${port}`;
  try {
    await untilReady(site, origin);
  } catch (error) {
    await stop();
    throw error;
  }
  return { origin, stop };
}

async function untilReady(site: ChildProcess, origin: string): Promise<void> {
  const until = performance.now() + startWithinMs;
  while (performance.now() < until) {
    if (site.exitCode !== null) throw new Error(`npm start ended with code ${site.exitCode}`);
    const response = await fetch(`${origin}/readyz`).catch(() => undefined);
    if (response?.status === 200) return;
    await pause(100);
  }
  throw new Error('The site was not ready within ten minutes');
}
