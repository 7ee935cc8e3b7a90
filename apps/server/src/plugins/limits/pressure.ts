import type { FastifyInstance, FastifyRequest } from 'fastify';

import { AppError } from '#server/http/errors/app-error.ts';
import type { Congestion } from '#server/db/connection/pool-with-timeout.ts';
import { isInProcess } from '#server/http/request/in-process.ts';

import { RecentSessions } from './recent-sessions.ts';
import { LoopWatch, sampleEveryMs } from './loop-watch.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A file of the build: hardly any work, and a page that lacks one of its scripts is of no use. */
    isBuildFile?: boolean;
  }
}

const retryAfterSeconds = 5;

/** Milliseconds without a request after which nobody needs to know how busy the event loop is. */
const idleAfterMs = 10_000;

/** Answered whatever the load: that the process is alive, and why it is slow. */
const always = new Set(['/healthz', '/metrics']);

/** What tells that there is too much to do. */
interface PressureOptions {
  /** Whether somebody has waited for a connection to the database for long. */
  congestion: () => Congestion;
  isOverloaded?: () => boolean;
}

/**
 * Answers 503 with `Retry-After` while the event loop is overloaded by our own work, and to calls of the API while those before
 * them wait too long for the database, so that running requests can finish: first to calls without a session, such as logins, then
 * to sessions that have not been answered lately, so that whoever is registering can finish. Files of the build and the calls of a page that
 * is being rendered are answered; so are pages that only wait for the database, most of which come from memory.
 */
export function addPressureRelief(
  app: FastifyInstance,
  { congestion, isOverloaded = watchLoop(app) }: PressureOptions,
): void {
  const recent = new RecentSessions();
  const isCongestedFor = ({ headers: { authorization } }: FastifyRequest) => {
    const who = congestion();
    if (who === 'none' || who === 'everybody' || authorization === undefined) return who !== 'none';
    return who === 'returning' && !recent.has(authorization);
  };
  app.addHook('onResponse', ({ headers: { authorization } }, { statusCode }, done) => {
    if (authorization !== undefined && statusCode < 400) recent.note(authorization);
    done();
  });
  app.addHook('onRequest', (request, _reply, done) => {
    const isTooMuch = isOverloaded() || (isCall(request) && isCongestedFor(request));
    const refuses = isTooMuch && !isExempt(request);
    done(refuses ? new AppError('SERVICE_UNAVAILABLE', { retryAfterSeconds }) : undefined);
  });
}

function isCall({ routeOptions: { url = '' } }: FastifyRequest): boolean {
  return url.startsWith('/v1/');
}

function isExempt(request: FastifyRequest): boolean {
  const { url, config } = request.routeOptions;
  return config.isBuildFile === true || always.has(url ?? '') || isInProcess(request);
}

/** Looks at the event loop while there are requests: an idle process is not woken for it. */
function watchLoop(app: FastifyInstance): () => boolean {
  const processorMs = () => {
    const { user, system } = process.threadCpuUsage();
    return (user + system) / 1_000;
  };
  let watch = new LoopWatch(performance.now(), processorMs());
  let timer: NodeJS.Timeout | undefined;
  let last = 0;
  const stop = () => {
    clearInterval(timer);
    timer = undefined;
  };
  const sample = () => {
    watch.sample(performance.now(), processorMs());
    if (!watch.isOverloaded && performance.now() - last > idleAfterMs) stop();
  };
  app.addHook('onClose', (_app, done) => {
    stop();
    done();
  });
  return () => {
    last = performance.now();
    if (timer === undefined) {
      watch = new LoopWatch(last, processorMs());
      timer = setInterval(sample, sampleEveryMs).unref();
    }
    return watch.isOverloaded;
  };
}
