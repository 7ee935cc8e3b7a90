import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Tells before anything else is done that somebody listens on the port already: the database, its migrations and the
 * demo take a while. Port 0 is always free.
 *
 * @throws Error with what the system says, such as EADDRINUSE
 */
export async function requireFreePort({ port, host }: { port: number; host: string }): Promise<void> {
  if (port === 0) return;
  const server = createServer().listen(port, host);
  await once(server, 'listening');
  server.close();
  await once(server, 'close');
}
