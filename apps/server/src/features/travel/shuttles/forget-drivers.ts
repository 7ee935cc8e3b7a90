import { inTransaction, type Context } from '#server/db/context.ts';
import { eraseAuditOfShuttleRuns } from '#server/features/audit/personal-data.ts';

import { forgetDriversBefore } from './shuttle-repository.ts';

/**
 * Erases names, phone numbers and links of the drivers of runs before `day` (`YYYY-MM-DD`), and what the audit log says of
 * them, also of runs that were deleted. The runs stay. Idempotent.
 */
export function forgetDrivers(ctx: Context, day: string): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    await forgetDriversBefore(ctx.db, day);
    await eraseAuditOfShuttleRuns(ctx, day);
  });
}
