import pg from 'pg';

/** After a timeout, for so long no other connection is tried: callers who wait for one are answered at once. */
const pauseMs = 250;

/** What the driver says when the database did not answer in time. */
const timeoutMessage = 'timeout expired';

type Callback = ((error: Error) => void) | ((error: null, client: pg.Client) => void);

/**
 * Makes the kind of client that a pool opens, with a time limit for connecting alone: the pool's own limit counts the wait
 * for a connection that others use as well.
 *
 * When the database does not answer, everybody who waits for a connection gets the same error at once. Each would
 * otherwise try by itself, one after the other, for `connectMs` each.
 *
 * @param connectMs milliseconds until a connection that is not ready is given up
 */
export function clientWithTimeout(connectMs: number): new () => pg.Client {
  let pausedUntil = 0;

  return class ClientWithTimeout extends pg.Client {
    constructor(config?: pg.ClientConfig) {
      super({ ...config, connectionTimeoutMillis: connectMs });
    }

    override connect(): Promise<pg.Client>;
    override connect(callback: Callback): void;
    override connect(callback?: Callback): Promise<pg.Client> | void {
      if (callback === undefined) return super.connect();
      const done = callback as (error: Error | null, client?: pg.Client) => void;
      if (performance.now() < pausedUntil) {
        process.nextTick(done, new Error(timeoutMessage));
        return;
      }
      super.connect((error: Error | null) => {
        if (error?.message === timeoutMessage) pausedUntil = performance.now() + pauseMs;
        if (error === null) done(null, this);
        else done(error);
      });
    }
  };
}
