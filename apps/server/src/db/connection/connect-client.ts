import pg from 'pg';

/** Longest wait for a connection in milliseconds, where the caller names none. */
const connectMs = 20_000;

/**
 * Connects a single client, for work that needs its own session. The caller ends it. A connection that is lost fails the
 * statement that runs.
 *
 * @throws Error naming the server, the database and `DATABASE_URL`, without the password, when that is not possible
 */
export async function connectClient(
  url: string,
  applicationName: string,
  timeoutMs = connectMs,
): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    application_name: applicationName,
    connectionTimeoutMillis: timeoutMs,
  });
  // The statement reports the loss; without a listener it would end the process.
  client.on('error', () => undefined);
  try {
    await client.connect();
  } catch (cause) {
    const { host, port, database, user } = client;
    throw new Error(
      `the database ${database} at ${host}:${port} cannot be opened as ${user} (DATABASE_URL)`,
      { cause },
    );
  }
  return client;
}
