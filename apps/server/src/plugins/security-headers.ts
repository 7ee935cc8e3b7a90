import { IncomingMessage, ServerResponse, type OutgoingHttpHeaders } from 'node:http';
import { Socket } from 'node:net';

import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';

/** The API and our own small pages may load nothing. Pages of the site set their own policy. */
const nothing = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * Security headers on every response. Pages replace the content security policy with theirs; HSTS is sent when the site
 * is served over TLS.
 */
export function addSecurityHeaders(app: FastifyInstance, { publicUrl }: { publicUrl: string }): void {
  const headers = commonHeaders(publicUrl);
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('content-security-policy', nothing);
    reply.header('x-request-id', request.id);
    done();
  });
  // Set as late as possible: hundreds of queued calls would otherwise hold these headers in memory.
  app.addHook('onSend', (_request, reply, _payload, done) => {
    reply.headers(headers);
    done();
  });
}

/** The security headers of an answer that is sent before any hook can run, such as that to malformed HTTP. */
export function earlySecurityHeaders({ publicUrl }: { publicUrl: string }): OutgoingHttpHeaders {
  return { ...commonHeaders(publicUrl), 'content-security-policy': nothing };
}

function commonHeaders(publicUrl: string): OutgoingHttpHeaders {
  return headersOf(
    helmet({
      contentSecurityPolicy: false,
      crossOriginEmbedderPolicy: false,
      frameguard: { action: 'deny' },
      referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
      strictTransportSecurity: publicUrl.startsWith('https:') && {
        maxAge: 31_536_000,
        includeSubDomains: true,
      },
    }),
  );
}

/** The headers that a middleware sets identically on every response. It runs once, not on each call. */
function headersOf(
  middleware: (request: IncomingMessage, response: ServerResponse, next: () => void) => void,
): ReturnType<ServerResponse['getHeaders']> {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  middleware(request, response, () => undefined);
  return response.getHeaders();
}
