import type { FastifyInstance } from 'fastify';

/** Tells a caller the address that the site takes for the caller's. */
export const clientAddressPath = '/client-address';

/**
 * `/client-address`: from which address a call comes, as limits and logs see it. So an operator, and `doctor`, learn whether the
 * proxy passes on the addresses of visitors. It tells a caller nothing but the own address.
 */
export function addClientAddress(app: FastifyInstance): void {
  app.get(clientAddressPath, (request, reply) =>
    reply.header('cache-control', 'no-store').send({ address: request.ip }),
  );
}
