import { retentionDays } from '@sangamam/contract/people/erasure/retention';

import type { Context } from '#server/db/context.ts';

import { purgeNetworksBefore } from './audit-repository.ts';

/** Erases the network addresses of audit entries once they are no longer needed. */
export function purgeNetworks(ctx: Context): Promise<void> {
  const days = retentionDays.networkOfEntry;
  return purgeNetworksBefore(ctx.db, new Date(ctx.now().getTime() - days * 24 * 60 * 60_000));
}
