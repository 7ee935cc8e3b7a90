import pg from 'pg';

import { startRunningTimeout } from './running-timeout.ts';

/** How long no new connection is tried after a timeout; callers that wait for one fail at once. */
const pauseMs = 250;

/** The driver's message when the database did not answer in time. */
const timeoutMessage = 'timeout expired';

type Callback = ((error: Error) => void) | ((error: null, client: pg.Client) => void);

/**
 * Creates a client class for a pool with a time limit for connecting alone; the pool's limit also includes the wait for a
 * connection that is in use.
 *
 * When the database does not answer, all callers that wait for a connection get the same error at once. Otherwise each
 * would try in turn, for `connectMs` each.
 *
 * @param connectMs connection timeout in milliseconds of time in which this process runs
 */
export function clientWithTimeout(connectMs: number): new () => pg.Client {
  let pausedUntil = 0;

  return class ClientWithTimeout extends pg.Client {
    override connect(): Promise<pg.Client>;
    override connect(callback: Callback): void;
    override connect(callback?: Callback): Promise<pg.Client> | void {
      if (callback === undefined) return super.connect();
      const done = callback as (error: Error | null, client?: pg.Client) => void;
      if (performance.now() < pausedUntil) {
        process.nextTick(done, new Error(timeoutMessage));
        return;
      }
      const { stream } = (this as unknown as { connection: { stream: { destroy(reason: Error): void } } })
        .connection;
      const stop = startRunningTimeout(connectMs, () => stream.destroy(new Error(timeoutMessage)));
      super.connect((error: Error | null) => {
        stop();
        if (error?.message === timeoutMessage) pausedUntil = performance.now() + pauseMs;
        if (error === null) done(null, this);
        else done(error);
      });
    }
  };
}
