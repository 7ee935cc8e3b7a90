import { fork, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** What the site's process receives before it starts. */
export interface SiteOrder {
  environment: Record<string, string>;
}

/** The site in its own process. */
export interface SiteProcess {
  /** The URL on which it listens. */
  origin: string;
  pid: number;
  /** Processor time of its process so far in seconds, all cores together. */
  cpuSeconds(): Promise<number>;
  stop(): Promise<void>;
}

/**
 * Starts the production build with the demo content on a free port, and waits until it has prepared all its pictures: a
 * new site serves the originals meanwhile, and its processor is busy.
 */
export async function startSiteProcess(options: {
  dataDir: string;
  /** Where a proxy in front of it answers. Without one, only this machine reaches the site. */
  publicUrl?: string;
  /** Further settings. */
  environment?: Record<string, string>;
}): Promise<SiteProcess> {
  // React reads it when it is loaded, before the order has come.
  const env = { ...process.env, NODE_ENV: 'production' };
  const child = fork(path.join(import.meta.dirname, '../web-process.ts'), { env });
  const order: SiteOrder = {
    environment: {
      NODE_ENV: 'production',
      PORT: '0',
      DATA_DIR: options.dataDir,
      ...(options.publicUrl !== undefined && behindProxy(options.publicUrl)),
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'error',
      ...options.environment,
    },
  };
  child.send(order);
  const [origin] = (await Promise.race([once(child, 'message'), endedEarly(child)])) as [string];
  const cpuSeconds = async () => {
    const answered = once(child, 'message') as Promise<[number]>;
    child.send('cpu');
    return (await answered)[0];
  };
  await untilIdle(cpuSeconds);
  return {
    origin,
    pid: child.pid ?? Number.NaN,
    cpuSeconds,
    stop: async () => {
      const ended = once(child, 'exit');
      child.send('stop');
      await ended;
    },
  };
}

/** A site that other machines reach does not start with the published password of the demo. */
const behindProxy = (publicUrl: string) => ({
  PUBLIC_URL: publicUrl,
  ADMIN_EMAIL: 'admin@example.org',
  ADMIN_PASSWORD: `Bench-${randomUUID()}`,
});

/** Waits until the process takes hardly any processor time for two seconds. */
async function untilIdle(cpuSeconds: () => Promise<number>): Promise<void> {
  let before = await cpuSeconds();
  for (;;) {
    await wait(2_000);
    const now = await cpuSeconds();
    if (now - before < 0.1) return;
    before = now;
  }
}

/** @throws Error as soon as the process has ended; what was wrong is on its standard error */
async function endedEarly(child: ChildProcess): Promise<never> {
  const [code] = (await once(child, 'exit')) as [number | null];
  throw new Error(`The site ended before it listened, with exit code ${code}`);
}
