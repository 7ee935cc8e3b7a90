import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/** What the API and our own small pages may load: nothing. Pages of the site bring their own policy. */
const nothing = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * Security headers on every answer. Pages overwrite the content security policy with theirs; HSTS is sent where the
 * site is reached over TLS.
 */
export async function addSecurityHeaders(
  app: FastifyInstance,
  { publicUrl }: { publicUrl: string },
): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: false,
    crossOriginEmbedderPolicy: false,
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: publicUrl.startsWith('https:') && {
      maxAge: 31_536_000,
      includeSubDomains: false,
    },
  });
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('content-security-policy', nothing);
    reply.header('x-request-id', request.id);
    done();
  });
}
