import pg from 'pg';

import { startRunningTimeout } from './running-timeout.ts';

/** Milliseconds between checks while connections are in use. */
const usualTickMs = 250;

/** For how many checks a connection may be silent before it is probed. */
const quietTicks = 3;

/** Timeout of the probe whether the database still works on a statement, in milliseconds in which this process runs. */
const probeMs = 1_250;

/** The client fields that the watch reads; the driver's types do not list all of them. */
interface WatchedClient {
  /** False while a statement is running. */
  readyForQuery: boolean;
  processID: number | null;
  connection: { stream: { bytesRead: number; bytesWritten: number; destroy(reason?: Error): void } };
}

const watched = (client: pg.PoolClient | pg.Client) => client as unknown as WatchedClient;

/** The activity of a connection that is in use. */
interface Activity {
  bytesRead: number;
  bytesWritten: number;
  /** Checks since the last observed activity. A late check counts once: meanwhile this process read nothing. */
  quietFor: number;
}

/** Watches over the connections of a pool. */
export interface ConnectionWatch {
  /** Closes the pool: gracefully when the database answers, else without waiting for it. */
  close(): Promise<void>;
}

/**
 * Finds half-open connections, as after a failover, a dropped NAT entry or packet loss: without it their statements
 * would wait forever and the pool would never recover.
 *
 * A statement may take long, so silence alone proves nothing. When a connection has been silent for a moment, a
 * separate connection asks the database whether that session is active. If not, or without an answer, it is closed,
 * its statement fails and the pool opens another one. The idle connections are as old, so they are closed, too.
 */
export function watchConnections(
  pool: pg.Pool,
  url: string,
  { tickMs = usualTickMs }: { /** Milliseconds between checks. */ tickMs?: number } = {},
): ConnectionWatch {
  const all = new Set<WatchedClient>();
  const inUse = new Map<WatchedClient, Activity>();
  let probing: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;

  pool.on('connect', (client) => all.add(watched(client)));
  pool.on('acquire', (client) => {
    inUse.set(watched(client), { ...bytesOf(watched(client)), quietFor: 0 });
    timer ??= setInterval(check, tickMs).unref();
  });
  pool.on('release', (_error, client) => inUse.delete(watched(client)));
  pool.on('remove', (client) => {
    all.delete(watched(client));
    inUse.delete(watched(client));
  });

  function findSilent(): WatchedClient[] {
    const silent: WatchedClient[] = [];
    for (const [client, seen] of inUse) {
      const { bytesRead, bytesWritten } = bytesOf(client);
      if (client.readyForQuery || bytesRead !== seen.bytesRead || bytesWritten !== seen.bytesWritten) {
        inUse.set(client, { bytesRead, bytesWritten, quietFor: 0 });
      } else {
        seen.quietFor += 1;
        if (seen.quietFor > quietTicks) silent.push(client);
      }
    }
    return silent;
  }

  async function probe(silent: readonly WatchedClient[]): Promise<void> {
    const before = new Map(silent.map((client) => [client, inUse.get(client)]));
    const heardBefore = new Map([...all].map((client) => [client, bytesOf(client).bytesRead]));
    const atWork = await askWhoWorks(url, silent);
    if (atWork === 'unknown') return;
    // A database that answers on another connection is slow, not silent.
    const isHeard = ([client, bytesRead]: [WatchedClient, number]) => bytesOf(client).bytesRead > bytesRead;
    if (atWork === 'silent' && [...heardBefore].some(isHeard)) return;
    // A connection with new activity is alive. Without any answer, statements that started meanwhile are stuck, too.
    const dead =
      atWork === 'silent'
        ? [...inUse.keys()].filter(isStill)
        : silent.filter(
            (client) =>
              !atWork.has(client.processID ?? 0) &&
              inUse.get(client) === before.get(client) &&
              isStill(client),
          );
    if (dead.length === 0) return;
    for (const client of dead) cut(client);
    for (const client of all) if (!inUse.has(client)) cut(client);
  }

  function isStill(client: WatchedClient): boolean {
    const seen = inUse.get(client);
    const { bytesRead } = bytesOf(client);
    return !client.readyForQuery && seen?.bytesRead === bytesRead;
  }

  /** Ends by itself while nobody uses a connection. */
  function check(): void {
    if (inUse.size === 0) {
      clearInterval(timer);
      timer = undefined;
    }
    const silent = findSilent();
    if (silent.length === 0 || probing !== undefined) return;
    probing = probe(silent).finally(() => {
      probing = undefined;
    });
  }

  return {
    async close() {
      const ended = pool.end();
      const answered = await Promise.race([ended.then(() => true), after(probeMs + quietTicks * tickMs)]);
      if (answered !== true) for (const client of all) cut(client);
      await ended;
      clearInterval(timer);
    },
  };
}

/** Fails with the driver's message for a lost connection, so that the error is handled like one. */
function cut(client: WatchedClient): void {
  client.connection.stream.destroy(new Error('Connection terminated: the database did not answer'));
}

function bytesOf({ connection: { stream } }: WatchedClient): Omit<Activity, 'quietFor'> {
  return { bytesRead: stream.bytesRead, bytesWritten: stream.bytesWritten };
}

/**
 * Process ids of the active sessions. `silent` when nothing answers; `unknown` when the database is up but cannot say,
 * as with too many connections or behind a pooler, whose process ids mean nothing.
 */
async function askWhoWorks(
  url: string,
  clients: readonly WatchedClient[],
): Promise<ReadonlySet<number> | 'silent' | 'unknown'> {
  const asker = new pg.Client({
    connectionString: url,
    application_name: 'sangamam-watch',
  });
  asker.on('error', () => undefined);
  const { connection } = watched(asker);
  const stop = startRunningTimeout(probeMs, () => connection.stream.destroy());
  try {
    await asker.connect();
    const { rows } = await asker.query<{ pid: number; own: number }>(
      `select pid, pg_backend_pid() as own from pg_stat_activity
        where pid = pg_backend_pid() or (pid = any($1) and state not like 'idle%')`,
      [clients.map(({ processID }) => processID ?? 0)],
    );
    const { processID } = watched(asker);
    return rows[0]?.own === processID ? new Set(rows.map(({ pid }) => pid)) : 'unknown';
  } catch (error) {
    // An error from the database itself shows that it is up.
    return error instanceof pg.DatabaseError ? 'unknown' : 'silent';
  } finally {
    stop();
    connection.stream.destroy();
  }
}

function after(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms).unref();
  });
}
