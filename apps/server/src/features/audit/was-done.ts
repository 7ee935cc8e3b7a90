import type { AuditAction } from '@sangamam/contract/audit/audit-catalogue';

import type { Context } from '#server/db/context.ts';

import { findLatestChange } from './audit-read-model.ts';

/** Whether anybody has done this with a record. */
export async function wasDone(
  ctx: Context,
  { action, ...record }: { entity: string; entityId: string; action: AuditAction },
): Promise<boolean> {
  return (await findLatestChange(ctx.db, [{ ...record, actions: [action] }])) !== undefined;
}
