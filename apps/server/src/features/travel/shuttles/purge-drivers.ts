import { inTransaction, type Context } from '#server/db/context.ts';
import { eraseAuditOfDrivers, eraseAuditOfShuttleRuns } from '#server/features/audit/personal-data.ts';

import { deleteDriverRows, listDriverIds } from '../fleet/fleet-repository.ts';
import { listPastDriverIds } from '../fleet/past-drivers-read-model.ts';
import { purgeDriversBefore } from './shuttle-repository.ts';

/**
 * Erases names, phone numbers and links of the drivers of runs before `day` (`YYYY-MM-DD`), the drivers of conventions that
 * were over before it, and what the audit log says of them, also of runs that were deleted and drivers who were removed. The
 * runs stay. Idempotent.
 */
export function purgeDrivers(ctx: Context, day: string): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    await purgeDriversBefore(ctx.db, day);
    await eraseAuditOfShuttleRuns(ctx, day);
    await deleteDriverRows(ctx.db, await listPastDriverIds(ctx.db, day));
    await eraseAuditOfDrivers(ctx, await listDriverIds(ctx.db));
  });
}
