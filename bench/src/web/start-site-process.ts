import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

/** What the site's process receives before it starts. */
export interface SiteOrder {
  environment: Record<string, string>;
}

/** The site in its own process. */
export interface SiteProcess {
  /** The URL on which it listens. */
  origin: string;
  /** Processor time of its process so far in seconds, all cores together. */
  cpuSeconds(): Promise<number>;
  stop(): Promise<void>;
}

/** Starts the production build with the demo content on a free port and waits until it responds. */
export async function startSiteProcess(options: {
  dataDir: string;
  publicUrl: string;
}): Promise<SiteProcess> {
  const child = fork(path.join(import.meta.dirname, '../web-process.ts'));
  const order: SiteOrder = {
    environment: {
      NODE_ENV: 'production',
      PORT: '0',
      DATA_DIR: options.dataDir,
      PUBLIC_URL: options.publicUrl,
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'error',
    },
  };
  child.send(order);
  const [origin] = (await once(child, 'message')) as [string];
  return {
    origin,
    cpuSeconds: async () => {
      const answered = once(child, 'message') as Promise<[number]>;
      child.send('cpu');
      return (await answered)[0];
    },
    stop: async () => {
      const ended = once(child, 'exit');
      child.send('stop');
      await ended;
    },
  };
}
