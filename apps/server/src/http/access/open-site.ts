import type { AnyEndpoint } from '@sangamam/contract/http/endpoint';

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Refuses what visitors may not do while the site is closed: everything that needs a session, and every change.
     * Staff pass, and so do pages that are being rendered.
     *
     * @throws AppError MAINTENANCE
     */
    requireOpenSite(request: FastifyRequest, endpoint: AnyEndpoint): Promise<void>;
  }
}
