import { randomUUID } from 'node:crypto';
import fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { OutgoingHttpHeaders } from 'node:http';
import type { Socket } from 'node:net';

import { answerError } from './errors/answer-error.ts';
import { AppError } from './errors/app-error.ts';

/** Default body limit of an endpoint, in bytes. */
export const defaultBodyLimit = 64 * 1024;

/** Which proxies are trusted to forward the client's address: none, a number of hops, or their addresses. */
export type TrustProxy = false | number | string[];

/** A Fastify instance with our time and size limits, ready for plugins and routes. */
export function createServer({
  logger,
  trustProxy,
  securityHeaders = {},
}: {
  logger: FastifyBaseLogger;
  trustProxy: TrustProxy;
  /** For answers that are sent before any hook can run. */
  securityHeaders?: OutgoingHttpHeaders;
}): FastifyInstance {
  return fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    // Only our own ids: a caller could choose one that imitates another request in the log.
    requestIdHeader: false,
    genReqId: () => randomUUID(),
    trustProxy: typeof trustProxy === 'number' ? (_address, hop) => hop < trustProxy : trustProxy,
    bodyLimit: defaultBodyLimit,
    // The body timer cuts slow bodies much sooner; this covers requests whose body nobody reads.
    requestTimeout: 120_000,
    keepAliveTimeout: 65_000,
    http: { headersTimeout: 15_000, maxHeaderSize: 16 * 1024, connectionsCheckingInterval: 5_000 },
    routerOptions: { maxParamLength: 300 },
    forceCloseConnections: 'idle',
    // During shutdown our own hook answers with the envelope.
    return503OnClosing: false,
    frameworkErrors: (error, request, reply) => {
      reply.header('x-request-id', request.id).headers(securityHeaders);
      answerError(error, request, reply);
    },
    clientErrorHandler: (error, socket) => refuseMalformedRequest(error, socket, securityHeaders),
  });
}

/** Status and sentence for input that Node's HTTP parser refuses before a request exists. */
function verdict(code: string | undefined): [statusLine: string, message: string] {
  if (code === 'HPE_HEADER_OVERFLOW')
    return ['431 Request Header Fields Too Large', 'The headers are too large.'];
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT')
    return ['408 Request Timeout', 'The request took too long to arrive.'];
  return ['400 Bad Request', 'This is not an HTTP request.'];
}

/** Answers malformed HTTP with the envelope and closes the connection. */
function refuseMalformedRequest(
  error: Error & { code?: string },
  socket: Socket,
  securityHeaders: OutgoingHttpHeaders,
): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const [statusLine, message] = verdict(error.code);
  const body = JSON.stringify(new AppError('RQST_PARAMS_INVALID', { message }).toEnvelope());
  const headers = {
    ...securityHeaders,
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${String(value)}\r\n`);
  socket.end(`HTTP/1.1 ${statusLine}\r\n${lines.join('')}\r\n${body}`);
}
