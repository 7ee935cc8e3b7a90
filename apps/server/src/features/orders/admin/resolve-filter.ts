import type { ReadinessActor, ReadinessFilter } from '@sangamam/contract/readiness/readiness';

import type { Context } from '#server/db/context.ts';
import { openRegistrations } from '#server/features/readiness/open-registrations.ts';

import type { RegistrationFilter } from './registration-filter-read-model.ts';

/** The filters of the list as staff send them. */
export interface AskedRegistrations extends Omit<RegistrationFilter, 'ids'> {
  open?: ReadinessFilter | undefined;
  openFor?: ReadinessActor | undefined;
}

/** The filters with the registrations in which somebody has to act, where they ask for these. */
export async function resolveFilter(
  ctx: Context,
  { open, openFor, ...filter }: AskedRegistrations,
): Promise<RegistrationFilter> {
  const { conventionId } = filter;
  const topic = open ?? (openFor && 'ANY');
  const ids = topic && (await openRegistrations(ctx, { topic, actor: openFor, conventionId }));
  return { ...filter, ids };
}
