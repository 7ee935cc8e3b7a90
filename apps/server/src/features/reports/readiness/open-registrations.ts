import type { ReadinessActor, ReadinessFilter } from '@sangamam/contract/reports/readiness/readiness';

import type { Context } from '#server/db/context.ts';

import { listOpenIds, openIds } from './readiness-states-read-model.ts';

interface Open {
  topic: ReadinessFilter;
  actor?: ReadinessActor | undefined;
  conventionId?: string | undefined;
}

/**
 * Ids of the active registrations in which somebody has to act on a topic of readiness, or on any; with `actor` those in
 * which this one has to. Of one convention or of all.
 */
export function openRegistrations(ctx: Context, open: Open): Promise<string[]> {
  return listOpenIds(ctx.db, { ...open, now: ctx.now() });
}

/** The same ids as a query, to be part of another one. */
export function inOpenRegistrations(ctx: Context, open: Open) {
  return openIds(ctx.db, { ...open, now: ctx.now() });
}

/** Ids of all active registrations of a convention. */
export function activeRegistrations(ctx: Context, conventionId: string): Promise<string[]> {
  return listOpenIds(ctx.db, { conventionId, now: ctx.now() });
}
