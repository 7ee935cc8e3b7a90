import type { Context } from '#server/db/context.ts';
import { recordAudit } from '#server/features/audit/record-audit.ts';
import type { Actor } from '#server/http/access/actor.ts';

interface ReferenceChange {
  entity: 'airport' | 'organization';
  change: 'created' | 'updated' | 'deleted';
  /** Code of the airport, or id of the organization. */
  id: string;
  before?: object;
  after?: object;
}

/** Records in the audit log what staff changed in a list of reference data. */
export function recordReferenceChange(
  ctx: Context,
  actor: Actor,
  { entity, change, id, before, after }: ReferenceChange,
): Promise<void> {
  return recordAudit(ctx, {
    actorId: actor.userId,
    action: `${entity}.${change}`,
    entity,
    entityId: id,
    ...(before && { before: { ...before } }),
    ...(after && { after: { ...after } }),
  });
}
