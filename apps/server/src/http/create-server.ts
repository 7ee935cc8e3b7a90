import { randomUUID } from 'node:crypto';

import fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';

import { answerError } from './errors/answer-error.ts';
import { refuseMalformedRequest } from './errors/malformed-request.ts';

/** Largest body of an endpoint that does not ask for more, in bytes. */
export const defaultBodyLimit = 64 * 1024;

/** Which proxies may tell the caller's address: none, a number of hops, or their addresses. */
export type TrustProxy = false | number | string[];

/** A Fastify with our limits on time and size, ready for plugins and routes. */
export function createServer({
  logger,
  trustProxy,
}: {
  logger: FastifyBaseLogger;
  trustProxy: TrustProxy;
}): FastifyInstance {
  return fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    // Ids are ours alone: one that a caller chooses could be made to look like another in the log.
    requestIdHeader: false,
    genReqId: () => randomUUID(),
    trustProxy: typeof trustProxy === 'number' ? (_address, hop) => hop < trustProxy : trustProxy,
    bodyLimit: defaultBodyLimit,
    // Slow bodies are cut much sooner, where they are read; this ends what nobody reads.
    requestTimeout: 120_000,
    keepAliveTimeout: 65_000,
    http: { headersTimeout: 15_000, maxHeaderSize: 16 * 1024, connectionsCheckingInterval: 5_000 },
    routerOptions: { maxParamLength: 300 },
    forceCloseConnections: 'idle',
    // While closing, our own hook answers in the envelope.
    return503OnClosing: false,
    frameworkErrors: (error, request, reply) => {
      reply.header('x-request-id', request.id).header('x-content-type-options', 'nosniff');
      answerError(error, request, reply);
    },
    clientErrorHandler: refuseMalformedRequest,
  });
}
