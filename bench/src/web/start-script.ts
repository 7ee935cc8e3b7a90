import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';

import { freePort } from '@sangamam/embedded-postgres/free-port';

const pollMs = 10;
/** Long enough for the first start, which creates the database and its demo. */
const patienceMs = 180_000;

/** The site in its own process, as `npm start` starts it. */
export interface StartedScript {
  origin: string;
  pid: number;
  /** From the start of the process to the first 200 of `/readyz`. */
  readySeconds: number;
  /** Ends it by a signal, and waits until it has ended. */
  stop(signal?: NodeJS.Signals): Promise<void>;
}

/**
 * Starts the production build, which is there already.
 *
 * @throws Error when it ends, or is not ready within three minutes
 */
export async function startScript(environment: Record<string, string>): Promise<StartedScript> {
  const port = await freePort();
  const began = performance.now();
  const site = spawn(process.execPath, ['scripts/start.ts'], {
    cwd: path.resolve(import.meta.dirname, '../../..'),
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production', LOG_LEVEL: 'error', PORT: String(port), ...environment },
  });
  const stop = async (signal: NodeJS.Signals = 'SIGTERM') => {
    if (site.exitCode !== null || site.signalCode !== null) return;
    const ended = once(site, 'exit');
    site.kill(signal);
    await ended;
  };
  const origin = `http://127.0.0.1:${port}`;
  try {
    await untilReady(site, origin);
  } catch (error) {
    await stop();
    throw error;
  }
  return { origin, pid: site.pid ?? Number.NaN, readySeconds: (performance.now() - began) / 1_000, stop };
}

async function untilReady(site: ChildProcess, origin: string): Promise<void> {
  const deadline = performance.now() + patienceMs;
  while (performance.now() < deadline) {
    if (site.exitCode !== null) throw new Error('The site did not start');
    const response = await fetch(`${origin}/readyz`).catch(() => undefined);
    if (response?.status === 200) return;
    await pause(pollMs);
  }
  throw new Error('The site did not become ready');
}
