import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** A server in its own process, on the database of a test. */
export interface ServerChild {
  child: ChildProcess;
  /** The URL on which it listens. */
  origin: string;
  /** Lets it finish requests in progress and exit; does nothing if it has already exited. */
  stop(): Promise<void>;
  /** Kills it immediately, without cleanup. */
  kill(): Promise<void>;
}

/**
 * Starts another process of the product on this database and these files; resolves when it responds. Rate limits are
 * off unless `rateLimits` says otherwise; PayPal is offered where its settings are given.
 */
export async function startServerChild(
  databaseUrl: string,
  filesFolder: string,
  { rateLimits = false, paypal }: { rateLimits?: boolean; paypal?: object } = {},
): Promise<ServerChild> {
  const script = path.join(import.meta.dirname, 'server-process.ts');
  const child = forkQuickly(script, [
    databaseUrl,
    filesFolder,
    rateLimits ? 'on' : 'off',
    JSON.stringify(paypal ?? null),
  ]);
  const [origin] = (await once(child, 'message')) as [string];
  const gone = once(child, 'exit');
  return {
    child,
    origin,
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.send('stop');
      await gone;
    },
    kill: async () => {
      child.kill('SIGKILL');
      await gone;
    },
  };
}

const hook = path.resolve(import.meta.dirname, '../../../../scripts/lib/resolve-now.ts');

/** Starts a script in its own process, which finds its sources as quickly as `npm start`. */
export function forkQuickly(script: string, words: readonly string[]): ChildProcess {
  return fork(script, words, {
    execArgv: [...process.execArgv, '--import', pathToFileURL(hook).href],
  });
}
