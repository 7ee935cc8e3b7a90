import { retentionDays } from '@sangamam/contract/people/erasure/retention';

import type { Context } from '#server/db/context.ts';

import { forgetNetworksBefore } from './audit-repository.ts';

/** Erases the network addresses of audit entries once they are no longer needed. */
export function forgetNetworks(ctx: Context): Promise<void> {
  const days = retentionDays.networkOfEntry;
  return forgetNetworksBefore(ctx.db, new Date(ctx.now().getTime() - days * 24 * 60 * 60_000));
}
