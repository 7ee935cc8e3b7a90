import type { AnyEndpoint, Endpoint } from '@sangamam/contract/http/endpoint';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import type { Maintenance } from '#server/features/conventions/site-settings/maintenance.ts';
import { AppError } from '#server/http/errors/app-error.ts';
import type {} from '#server/http/access/open-site.ts';
import { settledWithin } from '#server/http/limits/settled-within.ts';
import { isInProcess } from '#server/http/request/in-process.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * The maintenance under way, at most {@link keptMs} old, or as old as the database is late; `undefined` while the site is
     * open.
     */
    maintenance(): Promise<Maintenance | undefined>;
  }
}

/** How long an answer of the database is used, in milliseconds: every process closes and opens within it. */
const keptMs = 2_000;

/** How long callers wait for a new answer where there is an earlier one, in milliseconds. */
const patienceMs = 250;

/** When visitors may try again if nobody said how long it takes, in seconds. */
const unknownRetrySeconds = 300;

/** An end that has passed is only overdue. */
const leastRetrySeconds = 30;

/** Closes the site to visitors while `find` says so. It is asked at most once in two seconds, and only when somebody calls. */
export function addMaintenance(
  app: FastifyInstance,
  { find, now }: { find: () => Promise<Maintenance | undefined>; now: () => Date },
): void {
  let askedAt = -Infinity;
  let asking: Promise<boolean> | undefined;
  let latest: { answer: Maintenance | undefined } | undefined;
  /** Without a database the last answer counts; whoever needs the database is refused by it. */
  async function ask(): Promise<void> {
    try {
      latest = { answer: await find() };
    } catch {
      latest ??= { answer: undefined };
    }
  }
  function askAgain(): Promise<boolean> {
    askedAt = performance.now();
    const answered = ask().finally(() => {
      asking = undefined;
    });
    // Pages from memory do not wait behind all who wait for the database.
    return latest === undefined ? answered.then(() => true) : settledWithin(answered, patienceMs);
  }
  const maintenance = async () => {
    if (asking === undefined && performance.now() - askedAt >= keptMs) asking = askAgain();
    await asking;
    return latest?.answer;
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
