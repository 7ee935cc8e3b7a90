import { once } from 'node:events';
import { createServer, type ListenOptions, type Server } from 'node:net';

import type { FastifyInstance, FastifyListenOptions } from 'fastify';

import { requireFreePort } from './require-free-port.ts';

/** Sockets that listen on the port, where the system can have more than one. */
const listeners = process.platform === 'linux' ? 16 : 1;

/**
 * Listens, and returns the address. Node accepts one connection of each listening socket in a turn of its event loop; with a single
 * socket a busy process accepts some thirty a second, and whoever comes next waits for half a minute without a word. So
 * several sockets share the port (SO_REUSEPORT): the system divides connections among them. They close with the app.
 *
 * @throws Error with what the system says, such as EADDRINUSE
 */
export async function listen(
  app: FastifyInstance,
  { port, host }: { port: number; host: string },
): Promise<string> {
  if (listeners === 1) return app.listen({ port, host });
  // Another site of the same user would share the port, and half of its visitors, unasked.
  await requireFreePort({ port, host });
  const others: Server[] = [];
  app.addHook('preClose', (done) => {
    for (const other of others) other.close();
    done();
  });
  const address = await app.listen(shared({ port, host }));
  // More than one for `localhost`.
  const own = app.addresses().flatMap((one) => (typeof one === 'string' ? [] : [one]));
  for (const { port, address: host } of own)
    for (let count = 1; count < listeners; count += 1) others.push(await listenBeside(app, { port, host }));
  return address;
}

/** Node's options of a socket that shares its port; Fastify passes them on. */
function shared(at: { port: number; host: string }): FastifyListenOptions & ListenOptions {
  return { ...at, reusePort: true };
}

async function listenBeside(app: FastifyInstance, at: { port: number; host: string }): Promise<Server> {
  // As a server of HTTP has its connections.
  const other = createServer({ allowHalfOpen: true, noDelay: true }, (socket) =>
    app.server.emit('connection', socket),
  );
  other.listen(shared(at));
  await once(other, 'listening');
  return other;
}
