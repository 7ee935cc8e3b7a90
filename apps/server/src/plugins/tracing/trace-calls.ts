import { context, SpanKind, SpanStatusCode, trace, type Span, type Tracer } from '@opentelemetry/api';
import type { FastifyInstance } from 'fastify';

/** Routes that machines poll all day, and static files of the build: nobody looks for them in a trace. */
const everyday = /^\/(healthz|readyz|metrics|assets\/)/u;

declare module 'fastify' {
  interface FastifyRequest {
    /** The span of the call, where it is traced. */
    span: Span | undefined;
  }
}

/**
 * One span for each call and page, with the request id that the log and the error page name. What a page asks of the API in the
 * process is below its page; a trace that a visitor's browser claims to continue is not continued.
 */
export function traceCalls(app: FastifyInstance, tracer: Tracer): void {
  app.decorateRequest('span', undefined);
  app.addHook('onRequest', (request, _reply, done) => {
    if (everyday.test(request.url)) return done();
    const { url: route = '*' } = request.routeOptions;
    request.span = tracer.startSpan(`${request.method} ${route}`, {
      kind: SpanKind.SERVER,
      attributes: {
        'http.request.method': request.method,
        'http.route': route,
        'request.id': request.id,
      },
    });
    return inSpan(request.span, done);
  });
  // A body arrives in events of its connection, outside of what the hook before has begun.
  app.addHook('preValidation', (request, _reply, done) => inSpan(request.span, done));
  app.addHook('onError', (request, _reply, error, done) => {
    request.span?.setAttribute('error.type', error.code ?? error.name);
    done();
  });
  app.addHook('onResponse', (request, { statusCode }, done) => {
    request.span?.setAttribute('http.response.status_code', statusCode);
    if (statusCode >= 500) request.span?.setStatus({ code: SpanStatusCode.ERROR });
    request.span?.end();
    done();
  });
}

/** Goes on with the span as the current one, below which others start. */
function inSpan(span: Span | undefined, done: () => void): void {
  if (span === undefined) done();
  else context.with(trace.setSpan(context.active(), span), done);
}
