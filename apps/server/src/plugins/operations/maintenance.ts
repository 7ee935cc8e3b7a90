import type { AnyEndpoint, Endpoint } from '@sangamam/contract/http/endpoint';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import type { Maintenance } from '#server/features/conventions/site-settings/maintenance.ts';
import { AppError } from '#server/http/errors/app-error.ts';
import type {} from '#server/http/access/open-site.ts';
import { isInProcess } from '#server/http/request/in-process.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** The maintenance under way, at most {@link keptMs} old; `undefined` while the site is open. */
    maintenance(): Promise<Maintenance | undefined>;
  }
}

/** How long an answer of the database is used, in milliseconds: every process closes and opens within it. */
const keptMs = 2_000;

/** When visitors may try again if nobody said how long it takes, in seconds. */
const unknownRetrySeconds = 300;

/** An end that has passed is only overdue. */
const leastRetrySeconds = 30;

/** Closes the site to visitors while `find` says so. It is asked at most once in two seconds, and only when somebody calls. */
export function addMaintenance(
  app: FastifyInstance,
  { find, now }: { find: () => Promise<Maintenance | undefined>; now: () => Date },
): void {
  let kept: { at: number; answer: Promise<Maintenance | undefined> } | undefined;
  const maintenance = () => {
    const at = performance.now();
    if (kept !== undefined && at - kept.at < keptMs) return kept.answer;
    const before = kept?.answer;
    // Without a database the last answer counts; whoever needs the database is refused by it.
    const answer = find().catch(() => before);
    kept = { at, answer };
    return answer;
  };
  app.decorate('maintenance', maintenance);
  app.decorate('requireOpenSite', async (request: FastifyRequest, endpoint: AnyEndpoint) => {
    if (isOpenToVisitors(endpoint) || request.actor?.type === 'STAFF' || isInProcess(request)) return;
    const closed = await maintenance();
    if (closed === undefined) return;
    throw new AppError('MAINTENANCE', { retryAfterSeconds: retrySeconds(closed, now()) });
  });
}

/** After how many seconds a visitor may try again. */
export function retrySeconds({ until }: Maintenance, now: Date): number {
  if (until === null) return unknownRetrySeconds;
  return Math.max(leastRetrySeconds, Math.ceil((Date.parse(until) - now.getTime()) / 1_000));
}

function isOpenToVisitors({ method, access, duringMaintenance = false }: Endpoint): boolean {
  return duringMaintenance || (method === 'GET' && access === 'anonymous');
}
